import { jsonOf } from '../../model/json.ts';
import type { Credentials } from '../credentials/credentials.ts';
import { answerError, readAnswer } from '../errors/answer.ts';
import { UnauthorisedError } from '../errors/errors.ts';
import { hintFor } from '../errors/hints.ts';
import { readWords } from '../errors/words.ts';
import { bodyOf } from '../transport/body.ts';
import type { Http } from '../transport/http.ts';
import type { Retrier } from '../transport/retry.ts';
import { readToken, tokenRequest, type Token } from './token.ts';

/** Asks token services for tokens. */
export class TokenService {
  readonly #http: Http;
  readonly #retrier: Retrier;

  constructor(http: Http, retrier: Retrier) {
    this.#http = http;
    this.#retrier = retrier;
  }

  /** @throws UnauthorisedError when the service refuses, or its answer holds no token */
  ask(question: {
    readonly registry: string;
    readonly realm: URL;
    readonly service: string | undefined;
    readonly scopes: readonly string[];
    readonly credentials: Credentials | undefined;
  }): Promise<Token> {
    const { registry, realm, service, scopes, credentials } = question;
    const { headers, ...request } = tokenRequest(realm, service, scopes, credentials);
    const { authorization, ...others } = headers;
    const subject = `${realm.origin}${realm.pathname}`;
    return this.#retrier.run(async () => {
      const answer = await this.#http.send(
        { ...request, headers: others, authorization, login: credentials !== undefined },
        registry,
      );
      if (answer.status >= 200 && answer.status < 300) {
        const said = (await bodyOf(answer, registry, subject)).toString();
        const token = readToken(jsonOf(said), Date.now());
        if (token !== undefined) return token;
        throw new UnauthorisedError(
          `The token service of ${registry} gave no token that can be used`,
          {
            registry,
            subject,
            status: answer.status,
          },
        );
      }
      const text = await readAnswer(answer);
      if (answer.status === 429 || answer.status >= 500) {
        throw answerError(answer, text, { registry, subject, doing: 'asking for a token' });
      }
      const hint = hintFor('unauthorised', {
        registry,
        writing: scopes.some((scope) => scope.includes('push')),
        loggedIn: credentials !== undefined,
      });
      const name = credentials?.kind === 'basic' ? ` for ${credentials.username}` : '';
      throw new UnauthorisedError(
        credentials === undefined
          ? `The token service of ${registry} gives nothing to who is not logged in`
          : `The token service of ${registry} refuses the login${name}`,
        {
          registry,
          subject,
          status: answer.status,
          answer: readWords(answer.status, text, answer.headers['content-type'], answer.secrets)
            .text,
          ...(hint === undefined ? {} : { hint }),
        },
      );
    });
  }
}

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { parseRepository } from '../../../src/model/reference.ts';
import { startCncfRegistry } from '../../support/registry/cncf.ts';
import { testClient } from '../../support/registry/client.ts';
import { coreTests, uploadImage } from '../../support/registry/core.ts';
import { homeWith, type Home } from '../../support/registry/logins.ts';
import { startTokenServer } from '../../support/registry/token-server.ts';
import { describeWith } from '../../support/world.ts';

describeWith('registry', 'the CNCF registry', ({ registry }) => {
  coreTests(() => ({ host: registry, siblings: 'mounted' }));
});

describeWith('registry-auth', 'the CNCF registry with htpasswd', ({ registryAuth }) => {
  const { host, user, password } = registryAuth;
  let home: Home;
  beforeAll(async () => {
    home = await homeWith({ [host]: `${user}:${password}` });
  });
  afterAll(async () => {
    await home[Symbol.asyncDispose]();
  });
  coreTests(() => ({ host, env: home.env, siblings: 'mounted' }));

  it('refuses who has not logged in, and a wrong password', async () => {
    await using stranger = testClient();
    const repository = parseRepository(`${host}/core/x`);
    await expect(stranger.listTags(repository)).rejects.toMatchObject({
      name: 'UnauthorisedError',
      hint: expect.stringContaining('Log in'),
    });
    await using wrong = await homeWith({ [host]: `${user}:wrong` });
    await using other = testClient({ env: wrong.env });
    await expect(other.listTags(repository)).rejects.toMatchObject({ name: 'UnauthorisedError' });
  });
});

describeWith('registry', 'the CNCF registry with a token service', () => {
  let tokens: Awaited<ReturnType<typeof startTokenServer>>;
  let registry: Awaited<ReturnType<typeof startCncfRegistry>>;
  let home: Home;
  let folder: Home;
  beforeAll(async () => {
    folder = await homeWith();
    tokens = await startTokenServer({
      folder: folder.path,
      users: { tester: 'secret' },
      expiresIn: 300,
    });
    registry = await startCncfRegistry(
      `auth: {token: {realm: '${tokens.realm}', service: tested, issuer: issuer, rootcertbundle: '${tokens.certFile}'}}`,
    );
    home = await homeWith({ [registry.host]: 'tester:secret' });
  });
  afterAll(async () => {
    await registry[Symbol.asyncDispose]();
    await tokens[Symbol.asyncDispose]();
    await home[Symbol.asyncDispose]();
    await folder[Symbol.asyncDispose]();
  });
  coreTests(() => ({ host: registry.host, env: home.env, siblings: 'mounted' }));

  it('asks for one token per repository and purpose', async () => {
    await using client = testClient({ env: home.env });
    const before = tokens.issued;
    const repository = parseRepository(`${registry.host}/core/tokens`);
    for (let images = 0; images < 3; images += 1) {
      const image = await uploadImage(client, repository);
      await client.putManifest(repository, image.descriptor.digest, image);
      await client.resolve(repository, image.descriptor.digest);
    }
    expect(tokens.issued - before).toBe(2);
  });
});

describeWith('registry-crane', 'crane registry serve', ({ registryCrane }) => {
  coreTests(() => ({ host: registryCrane, siblings: 'present' }));
});

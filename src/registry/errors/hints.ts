import { DOCKER_HUB } from '../../model/reference.ts';

/** What went wrong, as far as the advice depends on it. */
export type Trouble =
  | 'unauthorised'
  | 'denied'
  | 'no-repository'
  | 'rate-limit'
  | 'immutable'
  | 'quota'
  | 'invalid-manifest'
  | 'missing-blob';

export interface Circumstances {
  readonly registry: string;
  /** Path of the repository there. */
  readonly path?: string | undefined;
  readonly writing: boolean;
  readonly loggedIn: boolean;
}

type Advice = string | ((at: Circumstances) => string | undefined);

/** A family of registries, known by its host, with what its users have to do. */
interface Family {
  readonly host: RegExp;
  readonly advice: Partial<Record<Trouble, Advice>>;
}

const FAMILIES: readonly Family[] = [
  {
    host: /^ghcr\.io$/,
    advice: {
      denied: ({ writing, path = '' }) =>
        writing
          ? `Give the job "permissions: packages: write"; and where the package ${path} exists already, open its settings, "Manage Actions access", and give this repository the role Write.`
          : `Give the job "permissions: packages: read", and give this repository access in the settings of the package ${path}, "Manage Actions access".`,
      unauthorised:
        'Log in to ghcr.io with docker/login-action: username ${{ github.actor }}, password ${{ secrets.GITHUB_TOKEN }}; the job needs "permissions: packages: write".',
    },
  },
  {
    host: /^docker\.io$/,
    advice: {
      denied: ({ path = '' }) =>
        `Check that the repository ${path} exists on Docker Hub, that the user may write to its organisation, and that the access token has the permission "Read & Write".`,
      unauthorised: ({ writing, path = '' }) =>
        writing
          ? undefined
          : `The repository ${path} does not exist or is private: create it, or log in with docker/login-action.`,
      'rate-limit':
        'Docker Hub counts pulls (manifest GETs) per user, or per address without a login: log in with docker/login-action before this step, or wait for the limit to end.',
      quota: 'See the storage of the organisation on Docker Hub.',
    },
  },
  {
    host: /\.dkr\.ecr(?:-fips)?\.[a-z0-9-]+\.amazonaws\.com(?:\.cn)?$/,
    advice: {
      'no-repository': ({ registry, path = '' }) =>
        `ECR creates no repository by itself: aws ecr create-repository --repository-name ${path} --region ${registry.split('.').at(3) ?? 'REGION'} (or set up a repository creation template).`,
      unauthorised:
        'ECR logins live twelve hours: log in in the same job with aws-actions/amazon-ecr-login.',
      denied: ({ writing }) =>
        writing
          ? 'The role needs ecr:InitiateLayerUpload, ecr:UploadLayerPart, ecr:CompleteLayerUpload, ecr:BatchCheckLayerAvailability and ecr:PutImage.'
          : 'The role needs ecr:BatchGetImage and ecr:GetDownloadUrlForLayer.',
      immutable:
        'The repository has immutable tags: use exact tags only, or exclude the moving ones in its tag mutability settings.',
    },
  },
  {
    host: /^public\.ecr\.aws$/,
    advice: {
      'no-repository': ({ path = '' }) =>
        `Create it first: aws ecr-public create-repository --repository-name ${path.split('/').slice(1).join('/')} --region us-east-1.`,
    },
  },
  {
    host: /^quay\.io$/,
    advice: {
      unauthorised:
        'Log in with a robot account (its name is ORGANISATION+ROBOT) that has the permission Write.',
      denied:
        'Give the robot account the permission Write on the repository; creating one needs "Creator" in a team of the organisation.',
    },
  },
  {
    host: /(?:^|[.-])(?:docker\.pkg\.dev|gcr\.io)$/,
    advice: {
      'no-repository': ({ path = '' }) =>
        `Create it first: gcloud artifacts repositories create ${path.split('/').at(1) ?? 'REPOSITORY'} --repository-format=docker.`,
      denied: ({ writing }) =>
        `The service account needs roles/artifactregistry.${writing ? 'writer' : 'reader'} on the repository (a repository that does not exist is answered in the same way).`,
    },
  },
  {
    host: /\.azurecr\.(?:io|cn|us)$/,
    advice: {
      denied:
        'The identity needs the role AcrPush on the registry; a locked tag or repository needs az acr repository update --write-enabled true.',
    },
  },
  {
    host: /(?:^|\.)gitlab\./,
    advice: {
      denied:
        'The token needs the scope write_registry (or CI_JOB_TOKEN in a pipeline of the same project), and a protected tag needs a role that may write it.',
      'no-repository':
        'The first parts of the path must be the path of an existing group and project.',
    },
  },
];

const GENERAL: Partial<Record<Trouble, Advice>> = {
  unauthorised: ({ registry, loggedIn }) => {
    const host = registry === DOCKER_HUB ? '' : ` ${registry}`;
    return loggedIn
      ? `The login is known but not accepted: renew it (docker login${host}), and check that the token has not expired.`
      : `Log in before this step, in the same job: docker login${host}, or docker/login-action.`;
  },
  denied: ({ writing }) =>
    `The login may not ${writing ? 'write to' : 'read'} this repository: check its permissions there, and whether the repository exists.`,
  'no-repository': ({ writing }) =>
    writing
      ? 'Create the repository first: this registry does not do it on a push.'
      : "Check the repository's name.",
  'rate-limit': 'Wait for the limit to end, or log in, which often raises it.',
  immutable:
    'The tag names another image already and the registry lets nobody move it: use a new version, or take the tag out of the immutability rule.',
  quota: 'Delete what is not needed any more, or raise the quota.',
  'invalid-manifest':
    'The registry may not know this media type: OCI indexes need distribution 2.7 or later, Harbor 2.0 or later, Artifactory 7.',
  'missing-blob': 'Run it again: what is missing is then sent again.',
};

/** What the user can do, as this registry's users have to do it. */
export function hintFor(trouble: Trouble, at: Circumstances): string | undefined {
  const family = FAMILIES.find(({ host }) => host.test(at.registry));
  return say(family?.advice[trouble], at) ?? say(GENERAL[trouble], at);
}

function say(advice: Advice | undefined, at: Circumstances): string | undefined {
  return typeof advice === 'function' ? advice(at) : advice;
}

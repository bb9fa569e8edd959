// node show-index.mjs localhost:PORT/REPOSITORY PLATFORM…: shows what a registry holds under a repository's tags, asked with
// nothing but fetch, and fails unless `latest` is an index of exactly these platforms.
const [repository, ...wanted] = process.argv.slice(2);
const slash = repository.indexOf('/');
const api = `http://${repository.slice(0, slash)}/v2/${repository.slice(slash + 1)}`;
const accept = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ');

async function read(path, headers = {}) {
  const response = await fetch(`${api}/${path}`, { headers });
  if (!response.ok) throw new Error(`${api}/${path} answered ${response.status}`);
  return { digest: response.headers.get('docker-content-digest'), body: await response.json() };
}

const platformOf = ({ platform: { os, architecture, variant } }) =>
  [os, architecture, variant].filter(Boolean).join('/');
const isImage = ({ annotations }) => annotations?.['vnd.docker.reference.type'] === undefined;

const tags = (await read('tags/list')).body.tags.sort();
console.log(repository);
let platforms = [];
for (const tag of tags) {
  const { digest, body } = await read(`manifests/${tag}`, { accept });
  const images = (body.manifests ?? []).filter(isImage);
  console.log(`  ${tag.padEnd(20)} ${digest}  ${body.manifests ? 'index' : 'image'}`);
  for (const image of images) console.log(`    ${platformOf(image).padEnd(18)} ${image.digest}`);
  if (tag === 'latest') platforms = images.map(platformOf);
}
if (platforms.join() !== wanted.join()) {
  console.error(`error: latest of ${repository} should be an index of ${wanted.join(', ')}`);
  process.exitCode = 1;
}

export const id = 263;
export const ids = [263];
export const modules = {

/***/ 20770:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__(20218);


/***/ }),

/***/ 20218:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {



var net = __webpack_require__(69278);
var tls = __webpack_require__(64756);
var http = __webpack_require__(58611);
var https = __webpack_require__(65692);
var events = __webpack_require__(24434);
var assert = __webpack_require__(42613);
var util = __webpack_require__(39023);


exports.httpOverHttp = httpOverHttp;
exports.httpsOverHttp = httpsOverHttp;
exports.httpOverHttps = httpOverHttps;
exports.httpsOverHttps = httpsOverHttps;


function httpOverHttp(options) {
  var agent = new TunnelingAgent(options);
  agent.request = http.request;
  return agent;
}

function httpsOverHttp(options) {
  var agent = new TunnelingAgent(options);
  agent.request = http.request;
  agent.createSocket = createSecureSocket;
  agent.defaultPort = 443;
  return agent;
}

function httpOverHttps(options) {
  var agent = new TunnelingAgent(options);
  agent.request = https.request;
  return agent;
}

function httpsOverHttps(options) {
  var agent = new TunnelingAgent(options);
  agent.request = https.request;
  agent.createSocket = createSecureSocket;
  agent.defaultPort = 443;
  return agent;
}


function TunnelingAgent(options) {
  var self = this;
  self.options = options || {};
  self.proxyOptions = self.options.proxy || {};
  self.maxSockets = self.options.maxSockets || http.Agent.defaultMaxSockets;
  self.requests = [];
  self.sockets = [];

  self.on('free', function onFree(socket, host, port, localAddress) {
    var options = toOptions(host, port, localAddress);
    for (var i = 0, len = self.requests.length; i < len; ++i) {
      var pending = self.requests[i];
      if (pending.host === options.host && pending.port === options.port) {
        // Detect the request to connect same origin server,
        // reuse the connection.
        self.requests.splice(i, 1);
        pending.request.onSocket(socket);
        return;
      }
    }
    socket.destroy();
    self.removeSocket(socket);
  });
}
util.inherits(TunnelingAgent, events.EventEmitter);

TunnelingAgent.prototype.addRequest = function addRequest(req, host, port, localAddress) {
  var self = this;
  var options = mergeOptions({request: req}, self.options, toOptions(host, port, localAddress));

  if (self.sockets.length >= this.maxSockets) {
    // We are over limit so we'll add it to the queue.
    self.requests.push(options);
    return;
  }

  // If we are under maxSockets create a new one.
  self.createSocket(options, function(socket) {
    socket.on('free', onFree);
    socket.on('close', onCloseOrRemove);
    socket.on('agentRemove', onCloseOrRemove);
    req.onSocket(socket);

    function onFree() {
      self.emit('free', socket, options);
    }

    function onCloseOrRemove(err) {
      self.removeSocket(socket);
      socket.removeListener('free', onFree);
      socket.removeListener('close', onCloseOrRemove);
      socket.removeListener('agentRemove', onCloseOrRemove);
    }
  });
};

TunnelingAgent.prototype.createSocket = function createSocket(options, cb) {
  var self = this;
  var placeholder = {};
  self.sockets.push(placeholder);

  var connectOptions = mergeOptions({}, self.proxyOptions, {
    method: 'CONNECT',
    path: options.host + ':' + options.port,
    agent: false,
    headers: {
      host: options.host + ':' + options.port
    }
  });
  if (options.localAddress) {
    connectOptions.localAddress = options.localAddress;
  }
  if (connectOptions.proxyAuth) {
    connectOptions.headers = connectOptions.headers || {};
    connectOptions.headers['Proxy-Authorization'] = 'Basic ' +
        new Buffer(connectOptions.proxyAuth).toString('base64');
  }

  debug('making CONNECT request');
  var connectReq = self.request(connectOptions);
  connectReq.useChunkedEncodingByDefault = false; // for v0.6
  connectReq.once('response', onResponse); // for v0.6
  connectReq.once('upgrade', onUpgrade);   // for v0.6
  connectReq.once('connect', onConnect);   // for v0.7 or later
  connectReq.once('error', onError);
  connectReq.end();

  function onResponse(res) {
    // Very hacky. This is necessary to avoid http-parser leaks.
    res.upgrade = true;
  }

  function onUpgrade(res, socket, head) {
    // Hacky.
    process.nextTick(function() {
      onConnect(res, socket, head);
    });
  }

  function onConnect(res, socket, head) {
    connectReq.removeAllListeners();
    socket.removeAllListeners();

    if (res.statusCode !== 200) {
      debug('tunneling socket could not be established, statusCode=%d',
        res.statusCode);
      socket.destroy();
      var error = new Error('tunneling socket could not be established, ' +
        'statusCode=' + res.statusCode);
      error.code = 'ECONNRESET';
      options.request.emit('error', error);
      self.removeSocket(placeholder);
      return;
    }
    if (head.length > 0) {
      debug('got illegal response body from proxy');
      socket.destroy();
      var error = new Error('got illegal response body from proxy');
      error.code = 'ECONNRESET';
      options.request.emit('error', error);
      self.removeSocket(placeholder);
      return;
    }
    debug('tunneling connection has established');
    self.sockets[self.sockets.indexOf(placeholder)] = socket;
    return cb(socket);
  }

  function onError(cause) {
    connectReq.removeAllListeners();

    debug('tunneling socket could not be established, cause=%s\n',
          cause.message, cause.stack);
    var error = new Error('tunneling socket could not be established, ' +
                          'cause=' + cause.message);
    error.code = 'ECONNRESET';
    options.request.emit('error', error);
    self.removeSocket(placeholder);
  }
};

TunnelingAgent.prototype.removeSocket = function removeSocket(socket) {
  var pos = this.sockets.indexOf(socket)
  if (pos === -1) {
    return;
  }
  this.sockets.splice(pos, 1);

  var pending = this.requests.shift();
  if (pending) {
    // If we have pending requests and a socket gets closed a new one
    // needs to be created to take over in the pool for the one that closed.
    this.createSocket(pending, function(socket) {
      pending.request.onSocket(socket);
    });
  }
};

function createSecureSocket(options, cb) {
  var self = this;
  TunnelingAgent.prototype.createSocket.call(self, options, function(socket) {
    var hostHeader = options.request.getHeader('host');
    var tlsOptions = mergeOptions({}, self.options, {
      socket: socket,
      servername: hostHeader ? hostHeader.replace(/:.*$/, '') : options.host
    });

    // 0 is dummy port for v0.6
    var secureSocket = tls.connect(0, tlsOptions);
    self.sockets[self.sockets.indexOf(socket)] = secureSocket;
    cb(secureSocket);
  });
}


function toOptions(host, port, localAddress) {
  if (typeof host === 'string') { // since v0.10
    return {
      host: host,
      port: port,
      localAddress: localAddress
    };
  }
  return host; // for v0.11 or later
}

function mergeOptions(target) {
  for (var i = 1, len = arguments.length; i < len; ++i) {
    var overrides = arguments[i];
    if (typeof overrides === 'object') {
      var keys = Object.keys(overrides);
      for (var j = 0, keyLen = keys.length; j < keyLen; ++j) {
        var k = keys[j];
        if (overrides[k] !== undefined) {
          target[k] = overrides[k];
        }
      }
    }
  }
  return target;
}


var debug;
if (process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG)) {
  debug = function() {
    var args = Array.prototype.slice.call(arguments);
    if (typeof args[0] === 'string') {
      args[0] = 'TUNNEL: ' + args[0];
    } else {
      args.unshift('TUNNEL:');
    }
    console.error.apply(console, args);
  }
} else {
  debug = function() {};
}
exports.debug = debug; // for test


/***/ }),

/***/ 60319:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./src/model/errors.ts
var model_errors = __webpack_require__(87206);
;// CONCATENATED MODULE: ./src/actions/annotations.ts
/** GitHub shows ten annotations of a kind per step and drops the rest (spec section 9). */
const LIMIT = 10;
/** Counts annotations of one kind: the first nine are shown, the rest only logged and summed up by the tenth at the end. */
class AnnotationBudget {
    #asked = 0;
    /** May this one be an annotation? If not, it goes into the log as plain text. */
    take() {
        this.#asked += 1;
        return this.#asked < LIMIT;
    }
    /** The last annotation, where some were left out. */
    get summary() {
        const left = this.#asked - (LIMIT - 1);
        return left > 0 ? `${left} more of these are in the log of this step.` : undefined;
    }
}

;// CONCATENATED MODULE: ./src/actions/runner.ts



function createRunner() {
    const warnings = new AnnotationBudget();
    const errors = new AnnotationBudget();
    const log = {
        info: (line) => {
            core/* info */.pq(line);
        },
        warning: (line) => {
            if (warnings.take())
                core/* warning */.$e(line);
            else
                core/* info */.pq(`Warning: ${line}`);
        },
        error: (line) => {
            if (errors.take())
                core/* error */.z3(line);
            else
                core/* info */.pq(`Error: ${line}`);
        },
        debug: (line) => {
            core/* debug */.Yz(line);
        },
        group: (title, work) => core/* group */.Os(title, work),
    };
    const sumUp = () => {
        if (warnings.summary !== undefined)
            core/* warning */.$e(warnings.summary);
        if (errors.summary !== undefined)
            core/* error */.z3(errors.summary);
    };
    return {
        log,
        input: (name) => core/* getInput */.V4(name),
        async finish({ outputs, summary, failures }) {
            for (const [name, value] of Object.entries(outputs))
                core/* setOutput */.uH(name, value);
            if (summary !== undefined && process.env.GITHUB_STEP_SUMMARY !== undefined) {
                await core/* summary */.z.addRaw(summary, true).write();
            }
            for (const failure of failures)
                log.error(failure);
            sumUp();
            if (failures.length > 0)
                process.exitCode = core/* ExitCode */.yU.Failure;
        },
        fail(error) {
            log.error((0,model_errors/* describeError */.Uc)(error));
            if (error instanceof Error && error.stack !== undefined && core/* isDebug */._o()) {
                core/* info */.pq(error.stack);
            }
            sumUp();
            process.exitCode = core/* ExitCode */.yU.Failure;
        },
    };
}

// EXTERNAL MODULE: ./src/cancel.ts
var cancel = __webpack_require__(90833);
// EXTERNAL MODULE: ./src/inputs/catalogue.ts + 3 modules
var catalogue = __webpack_require__(92773);
// EXTERNAL MODULE: ./src/steps/steps.ts
var steps = __webpack_require__(62256);
;// CONCATENATED MODULE: ./src/action.ts




/** The door for the runner: one step, by the inputs of action.yml. */
async function main() {
    const runner = createRunner();
    try {
        const given = catalogue/* INPUT_NAMES */.Qh.map((name) => [name, runner.input(name)]);
        const result = await (0,steps/* runStep */.e)(runner.input('step'), {
            inputs: Object.fromEntries(given.filter(([, text]) => text !== '')),
            env: process.env,
            cwd: process.env.GITHUB_WORKSPACE ?? process.cwd(),
            log: runner.log,
            signal: (0,cancel/* cancelSignal */.B)(),
        });
        await runner.finish(result);
    }
    catch (error) {
        runner.fail(error);
    }
}


/***/ }),

/***/ 90833:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ cancelSignal)
/* harmony export */ });
/**
 * A signal that aborts on SIGINT and SIGTERM, so that work stops before its next write and tells what was done. A second signal
 * of the same kind ends the process at once, as it would without a handler.
 */
function cancelSignal() {
    const controller = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM']) {
        process.once(name, () => {
            controller.abort(new Error(`stopped by ${name}`));
        });
    }
    return controller.signal;
}


/***/ }),

/***/ 92773:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yh: () => (/* binding */ CATALOGUE),
  fe: () => (/* binding */ FIXED_INPUTS),
  Qh: () => (/* binding */ INPUT_NAMES)
});

// UNUSED EXPORTS: documentation

;// CONCATENATED MODULE: ./src/inputs/catalogue-build.ts
function build(fixed) {
    return (syntax, description, defaultText) => ({
        description,
        ...(defaultText === undefined ? {} : { default: defaultText }),
        syntax,
        steps: fixed ? ['plan', 'build', 'manifest'] : ['plan', 'build'],
        fixed,
    });
}
/** Decides what the image is: the plan fixes it. */
const fixed = build(true);
/** Decides how this runner builds it: a step may say so beside the plan. */
const free = build(false);
/** Build inputs (spec section 3); each may stand per template in the config too. */
const BUILD_INPUTS = {
    engine: free('text', 'What builds: auto, docker, podman, buildah or command.', '`auto`: the first of docker with buildx, podman, buildah that answers'),
    context: fixed('text', 'The build context.', '`.`, or the folder of a marker file that is a Dockerfile'),
    file: fixed('text', 'The Dockerfile or Containerfile.', 'the one in the context'),
    target: fixed('text', 'The stage to build.', 'the last'),
    'build-args': fixed('map', 'Build arguments, one KEY=VALUE a line; placeholders are filled in.'),
    'build-contexts': fixed('map', 'Further named contexts, one NAME=PATH a line.'),
    builder: free('text', 'The buildx builder to use: remote, Kubernetes and cloud builders work.'),
    load: free('flag', 'Whether the image is loaded into the local store, so that the next step can run it.', '`true`'),
    output: free('text', '"layout" leaves the image on disk; "registry" pushes it by digest straight from the builder, for images that the disk cannot hold twice.', '`layout`'),
    labels: fixed('map', 'Labels of the images, one KEY=VALUE a line; they win over the standard ones.'),
    annotations: fixed('map', "Annotations of each platform's manifest, one KEY=VALUE a line."),
    'standard-labels': fixed('flag', 'Whether the labels org.opencontainers.image.* are set on images and as annotations on the index.', '`true`'),
    secrets: free('map', 'Secrets for the build, one ID=VALUE a line. They go to the engine alone.'),
    'secret-files': free('map', 'Secrets for the build from files, one ID=PATH a line.'),
    ssh: free('lines', 'SSH agent sockets or keys for the build, one a line: default, or ID=PATH.'),
    cache: free('text', 'The build cache: none, gha (one scope per leg), local, or registry:REFERENCE. It is not written when "push" is false.', '`none`'),
    provenance: fixed('flag', 'Provenance attestations: true, false or parameters such as mode=max.', "the engine's"),
    sbom: fixed('flag', 'SBOM attestations: true, false or parameters.', "the engine's"),
    pull: fixed('flag', 'Whether base images are always pulled.', '`false`'),
    'no-cache': fixed('flag', 'Whether the build ignores every cache.', '`false`'),
    network: fixed('text', 'The network of RUN steps: default, none or host.'),
    command: fixed('text', 'With engine "command": the command that builds the image, split into arguments as a shell would, without a shell.'),
    smoke: fixed('text', 'A command that tests the built image, whose name it finds in IMAGE; split as a shell would, without a shell. When it fails, nothing is pushed.'),
    timeout: free('text', 'How long the build may take: seconds, or such as 45m; 0 is no limit.', '`5h45m`, below the six hours of a job'),
    'stall-timeout': free('text', 'How long the build may print nothing before it is stopped; 0 is no limit.', '`0`'),
    retries: free('number', 'How often a failed build is tried again.', '`0`'),
    'extra-args': fixed('lines', "Further arguments for the engine's build command, one a line."),
};

;// CONCATENATED MODULE: ./src/inputs/catalogue-plan.ts
/** An input that decides the plan, and that a step without a plan takes as well. */
function catalogue_plan_fixed(syntax, description, defaultText) {
    return {
        description,
        ...(defaultText === undefined ? {} : { default: defaultText }),
        syntax,
        steps: ['plan', 'build', 'manifest'],
        fixed: true,
    };
}
/** Inputs that make the plan (spec section 3). */
const PLAN_INPUTS = {
    config: catalogue_plan_fixed('text', 'A YAML file with the same keys as these inputs, plus what only fits a file.', '`.github/multiarch-publish.yml` if it exists'),
    templates: catalogue_plan_fixed('list', "The images to publish: names, or globs of marker files such as distributions/*/Containerfile, where the folder's name is the template's.", "the config's; else one template named after the repository"),
    exclude: catalogue_plan_fixed('list', 'Templates to leave out: names, or globs of names or marker files.'),
    platforms: catalogue_plan_fixed('list', 'The platforms to build for; a question mark makes one optional: linux/arm64?.', '`linux/amd64, linux/arm64`'),
    runners: catalogue_plan_fixed('runners', 'Runner labels by platform, one "platform = label, label" a line.', "GitHub's hosted runners; an architecture without one is emulated on the amd64 runner"),
    org: catalogue_plan_fixed('text', 'The organisation in the registry, {org} in patterns.', "the repository's owner, in lower case"),
    images: catalogue_plan_fixed('list', 'Image names without tags, as patterns; each registry gets the same index.', '`ghcr.io/{org}/{template}`'),
    version: catalogue_plan_fixed('text', 'The version, of PEP 440 or semver, with or without a leading v.', 'the pushed git tag if it is a version; else none'),
    package: catalogue_plan_fixed('text', 'A package that must exist in this version before anything is built: pypi:NAME.'),
    'pypi-url': catalogue_plan_fixed('text', 'The package index to ask, or a mirror: its root or its "simple" page.', '`https://pypi.org`'),
    'test-pypi-url': catalogue_plan_fixed('text', 'The package index that is asked next for pre-releases.', '`https://test.pypi.org`'),
    'package-wait': catalogue_plan_fixed('text', 'How long to wait for the package index to show the version: seconds, or such as 10m.', '`10m`'),
    channel: catalogue_plan_fixed('text', "The channel, which decides tags and build arguments: release, prerelease, snapshot, or one of the config's own.", '`auto`: snapshot without a version, prerelease for a pre-release, else release'),
    tags: catalogue_plan_fixed('list', 'Tag patterns of the channel release; `latest` and its like move last.', '`{version}, latest`'),
    'prerelease-tags': catalogue_plan_fixed('list', 'Tag patterns of the channel prerelease.', '`{version}`'),
    'snapshot-tags': catalogue_plan_fixed('list', 'Tag patterns of the channel snapshot.', '`sha-{short-sha}, {branch}`; on pull requests `pr-{pr}`'),
    'moving-tags': catalogue_plan_fixed('text', 'When moving tags move: "auto" compares with what the registries hold and never goes back, "always", "never".', '`auto`'),
    'arch-tags': catalogue_plan_fixed('list', 'Patterns for tags of one platform\'s image, for clients too old for an index: {tag} runs over the exact tags, {moving-tag} over the moving ones; "none" writes none.', '`{tag}-{os}-{arch}`'),
    'arch-images': catalogue_plan_fixed('text', 'The image name for arch tags, where they live in a repository of their own: {image}-{arch}.', '`{image}`'),
    'on-existing': {
        ...catalogue_plan_fixed('text', 'What to do when an exact tag is there already with another digest: replace or fail.', '`replace`'),
        steps: ['plan', 'build', 'manifest', 'promote'],
    },
    push: catalogue_plan_fixed('flag', 'Whether to publish. "false" validates: builds, plans and prints, and writes to no registry.', '`auto`: false on pull_request, pull_request_target and merge_group'),
    handoff: catalogue_plan_fixed('text', 'Where legs leave their records for the last job: artifact, or directory:PATH.', '`artifact`'),
};

;// CONCATENATED MODULE: ./src/inputs/catalogue-steps.ts
const ALL = ['plan', 'build', 'push', 'manifest', 'promote'];
/** Inputs about the step, the leg and the registries; free beside a plan. */
const STEP_INPUTS = {
    step: {
        description: 'What to do: plan, build, push, manifest or promote.',
        syntax: 'text',
        steps: ALL,
        fixed: false,
    },
    plan: {
        description: 'The output "plan" of the plan step; plain JSON or the path of a file with either works too. Without it, the step plans by itself from the inputs below.',
        syntax: 'text',
        steps: ['build', 'manifest'],
        fixed: false,
    },
    template: {
        description: 'The template of the leg to build.',
        default: '`matrix.template`',
        syntax: 'text',
        steps: ['build', 'push'],
        fixed: false,
    },
    platform: {
        description: 'The platform of the leg to build.',
        default: '`matrix.platform`',
        syntax: 'text',
        steps: ['build', 'push'],
        fixed: false,
    },
    layout: {
        description: 'The folder for the leg\'s OCI image layout. "push" takes it from "build" unless it is given.',
        default: 'a folder under RUNNER_TEMP',
        syntax: 'text',
        steps: ['build', 'push'],
        fixed: false,
    },
    'github-token': {
        description: "A token that reads this repository: for labels, job links, reasons, and artifacts that the run's own service will not give.",
        default: 'the token of the job',
        syntax: 'text',
        steps: ['plan', 'build', 'push', 'manifest'],
        fixed: false,
    },
    'insecure-registries': {
        description: 'Registry hosts that speak plain HTTP. Loopback addresses need not be named.',
        syntax: 'list',
        steps: ALL,
        fixed: false,
    },
    'registry-concurrency': {
        description: 'How many blobs may be on their way to one registry at once.',
        default: '`5`',
        syntax: 'number',
        steps: ALL,
        fixed: false,
    },
    verify: {
        description: 'How images are checked: "contents" reads the machine type of what they run, "platform" only the config, "strict" makes differences between platforms fail, "off" checks nothing.',
        default: '`contents`',
        syntax: 'text',
        steps: ['push', 'manifest'],
        fixed: false,
    },
    'on-missing-optional': {
        description: 'What a missing optional leg does: "warn" publishes without it, "fail" fails the step as well.',
        default: '`warn`',
        syntax: 'text',
        steps: ['manifest'],
        fixed: false,
    },
    'on-shrink': {
        description: 'What to do with a moving tag whose present index holds a platform that the new one lacks: "hold" leaves it, "warn" moves it, "fail" stops the template.',
        default: '`hold`',
        syntax: 'text',
        steps: ['manifest', 'promote'],
        fixed: false,
    },
    'index-annotations': {
        description: 'Annotations of the index, one KEY=VALUE a line, added to the standard ones. A value in double quotes may hold new lines.',
        syntax: 'map',
        steps: ['manifest'],
        fixed: false,
    },
    source: {
        description: 'The index to promote: a reference with a tag or a digest.',
        syntax: 'text',
        steps: ['promote'],
        fixed: false,
    },
};

;// CONCATENATED MODULE: ./src/inputs/catalogue.ts



/** All inputs, in the order of the documentation. */
const CATALOGUE = {
    ...STEP_INPUTS,
    ...PLAN_INPUTS,
    ...BUILD_INPUTS,
};
const INPUT_NAMES = Object.keys(CATALOGUE);
/** The inputs that a plan fixes (spec section 3). */
const FIXED_INPUTS = INPUT_NAMES.filter((name) => CATALOGUE[name]?.fixed);
/** The description in action.yml: with the default, which action.yml cannot declare for what a plan fixes. */
function documentation({ description, default: value }) {
    return value === undefined ? description : `${description} Default: ${value}.`;
}


/***/ }),

/***/ 87206:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uc: () => (/* binding */ describeError),
/* harmony export */   cc: () => (/* binding */ CancelledError),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   pL: () => (/* binding */ summariseError),
/* harmony export */   uV: () => (/* binding */ AppError)
/* harmony export */ });
/**
 * The base of every error that users are meant to read: what failed, where, what the other side answered, and what to do
 * (spec section 9). Subclasses set a literal `name`, one class per kind.
 */
class AppError extends Error {
    name = 'AppError';
    leg;
    subject;
    answer;
    hint;
    constructor(message, context = {}) {
        super(message, context.cause === undefined ? undefined : { cause: context.cause });
        this.leg = context.leg;
        this.subject = context.subject;
        this.answer = context.answer;
        this.hint = context.hint;
    }
}
/** All bad inputs of one call, reported together. */
class InputError extends AppError {
    name = 'InputError';
    problems;
    constructor(problems) {
        const lines = problems.map(({ where, message, hint }) => `${where}: ${message}${hint === undefined ? '' : ` (${hint})`}`);
        super(lines.length === 1
            ? `Bad input: ${lines.join('')}`
            : `${lines.length} bad inputs:\n${lines.map((line) => `  - ${line}`).join('\n')}`);
        this.problems = problems;
    }
}
/** The work was stopped by a signal or a time limit; nothing further was written. */
class CancelledError extends AppError {
    name = 'CancelledError';
}
/** The text that a user sees for any thrown value: several lines, no stack trace. */
function describeError(error) {
    if (!(error instanceof Error))
        return String(error);
    if (!(error instanceof AppError))
        return error.message;
    const where = [error.leg, error.subject].filter((part) => part !== undefined).join(', ');
    return [
        where === '' ? error.message : `${error.message} [${where}]`,
        ...(error.answer === undefined ? [] : [`Answer: ${error.answer}`]),
        ...(error.hint === undefined ? [] : [`What to do: ${error.hint}`]),
    ].join('\n');
}
/** Longer answers are an engine's last lines, of which the message names the cause already. */
const SHORT_ANSWER = 200;
/** The same in one line, for records and tables: what failed, and the other side's answer where that is short. */
function summariseError(error) {
    if (!(error instanceof AppError))
        return describeError(error).replaceAll(/\s*\n\s*/g, ' ');
    const { message, subject, answer = '' } = error;
    const short = answer !== '' && answer.length <= SHORT_ANSWER && !answer.includes('\n');
    return [
        message,
        ...(subject === undefined ? [] : [`[${subject}]`]),
        ...(short ? [`– ${answer}`] : []),
    ]
        .join(' ')
        .replaceAll(/\s*\n\s*/g, ' ');
}


/***/ }),

/***/ 62256:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ STEP_NAMES),
/* harmony export */   e: () => (/* binding */ runStep)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87206);

/** The steps by name; each loads only when it is run, so that none pays for another's libraries. */
const STEPS = {
    plan: async () => (await Promise.all(/* import() */[__webpack_require__.e(819), __webpack_require__.e(6), __webpack_require__.e(766), __webpack_require__.e(428), __webpack_require__.e(916), __webpack_require__.e(708)]).then(__webpack_require__.bind(__webpack_require__, 62417))).plan,
    build: async () => (await Promise.all(/* import() */[__webpack_require__.e(819), __webpack_require__.e(6), __webpack_require__.e(428), __webpack_require__.e(916), __webpack_require__.e(357), __webpack_require__.e(434), __webpack_require__.e(579)]).then(__webpack_require__.bind(__webpack_require__, 93434))).build,
    push: async () => (await Promise.all(/* import() */[__webpack_require__.e(819), __webpack_require__.e(118), __webpack_require__.e(6), __webpack_require__.e(176), __webpack_require__.e(766), __webpack_require__.e(428), __webpack_require__.e(916), __webpack_require__.e(357), __webpack_require__.e(564), __webpack_require__.e(644)]).then(__webpack_require__.bind(__webpack_require__, 82564))).push,
    manifest: async () => (await Promise.all(/* import() */[__webpack_require__.e(819), __webpack_require__.e(6), __webpack_require__.e(766), __webpack_require__.e(428), __webpack_require__.e(916), __webpack_require__.e(857), __webpack_require__.e(660), __webpack_require__.e(735)]).then(__webpack_require__.bind(__webpack_require__, 52660))).manifest,
    promote: async () => (await Promise.all(/* import() */[__webpack_require__.e(819), __webpack_require__.e(766), __webpack_require__.e(428), __webpack_require__.e(857), __webpack_require__.e(635)]).then(__webpack_require__.bind(__webpack_require__, 18892))).promote,
};
const STEP_NAMES = Object.keys(STEPS);
/**
 * Runs one step by its name.
 * @throws InputError for a name that is no step, and what the step throws
 */
async function runStep(name, context) {
    const load = Object.hasOwn(STEPS, name) ? STEPS[name] : undefined;
    if (load === undefined) {
        const message = name === '' ? 'no step is named' : `"${name}" is not a step`;
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([{ where: 'step', message, hint: `one of ${STEP_NAMES.join(', ')}` }]);
    }
    const step = await load();
    return step(context);
}


/***/ })

};

export const id = 9992;
export const ids = [9992];
export const modules = {

/***/ 12417:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ childEnv),
/* harmony export */   z: () => (/* binding */ cacheServiceEnv)
/* harmony export */ });
/**
 * What a program of the user's, an engine or a credential helper finds in its environment: ours, less what the runner gives to this
 * action alone. Inputs hold secrets (`INPUT_SECRETS`, `INPUT_GITHUB-TOKEN`), and the runtime token can write the run's artifacts and
 * caches.
 */
function childEnv(env, extra = {}) {
    const kept = Object.entries(env).filter(([name]) => !PRIVATE.test(name));
    return { ...Object.fromEntries(kept), ...extra };
}
const PRIVATE = /^(?:INPUT_.*|STATE_.*|ACTIONS_RUNTIME_TOKEN|ACTIONS_ID_TOKEN_REQUEST_TOKEN)$/;
/** What BuildKit's `gha` cache needs of it; given to `docker buildx` alone, and only for that cache. */
function cacheServiceEnv(env) {
    const names = [
        'ACTIONS_RUNTIME_TOKEN',
        'ACTIONS_RESULTS_URL',
        'ACTIONS_CACHE_URL',
        'ACTIONS_CACHE_SERVICE_V2',
    ];
    return Object.fromEntries(names.flatMap((name) => {
        const value = env[name];
        return value === undefined ? [] : [[name, value]];
    }));
}


/***/ }),

/***/ 53560:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L8: () => (/* binding */ imageConfigSchema),
/* harmony export */   TM: () => (/* binding */ descriptorSchema),
/* harmony export */   me: () => (/* binding */ indexSchema),
/* harmony export */   rc: () => (/* binding */ manifestSchema)
/* harmony export */ });
/* unused harmony export descriptorPlatformSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95305);


/** The platform of a descriptor in an index, as the OCI image spec writes it (image-index.md). */
const descriptorPlatformSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    os: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    architecture: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    variant: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    'os.version': zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    'os.features': zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
});
/** A content descriptor (OCI image spec, descriptor.md). Unknown fields are kept. */
const descriptorSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    mediaType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    digest: _digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestSchema */ .er,
    size: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative(),
    urls: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
    annotations: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
    platform: descriptorPlatformSchema.optional(),
    artifactType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
});
/** An image manifest, OCI or Docker (OCI image spec, manifest.md). */
const manifestSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(2),
    mediaType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    artifactType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    config: descriptorSchema,
    layers: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(descriptorSchema),
    subject: descriptorSchema.optional(),
    annotations: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
});
/** An image index or Docker manifest list (OCI image spec, image-index.md). */
const indexSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(2),
    mediaType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    artifactType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    manifests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(descriptorSchema),
    subject: descriptorSchema.optional(),
    annotations: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
});
/** The parts of an image's config that this product reads (OCI image spec, config.md). */
const imageConfigSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    os: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    architecture: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    variant: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    'os.version': zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    config: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        User: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
        Env: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullish(),
        Entrypoint: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullish(),
        Cmd: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullish(),
        WorkingDir: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
        Labels: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullish(),
        ExposedPorts: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).nullish(),
        Volumes: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).nullish(),
    })
        .nullish(),
    rootfs: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ diff_ids: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()) }).optional(),
});


/***/ }),

/***/ 13809:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ isIndexType),
/* harmony export */   $p: () => (/* binding */ OCI_INDEX),
/* harmony export */   BQ: () => (/* binding */ OCI_LAYER_GZIP),
/* harmony export */   EG: () => (/* binding */ OCI_MANIFEST),
/* harmony export */   Q3: () => (/* binding */ isManifestType),
/* harmony export */   QP: () => (/* binding */ OCI_LAYER),
/* harmony export */   Qs: () => (/* binding */ ATTESTATION_TYPE),
/* harmony export */   TF: () => (/* binding */ OCI_CONFIG),
/* harmony export */   Vv: () => (/* binding */ DOCKER_MANIFEST),
/* harmony export */   Y2: () => (/* binding */ DOCKER_LIST),
/* harmony export */   _P: () => (/* binding */ MANIFEST_TYPES),
/* harmony export */   lJ: () => (/* binding */ isConfigType),
/* harmony export */   o4: () => (/* binding */ ATTESTATION_SUBJECT_ANNOTATION),
/* harmony export */   sJ: () => (/* binding */ isForeignLayer),
/* harmony export */   yZ: () => (/* binding */ ATTESTATION_TYPE_ANNOTATION)
/* harmony export */ });
/* unused harmony export DOCKER_CONFIG */
/** Media types of manifests and what they hold (OCI image spec, media-types.md; Docker image manifest v2 schema 2). */
const OCI_INDEX = 'application/vnd.oci.image.index.v1+json';
const OCI_MANIFEST = 'application/vnd.oci.image.manifest.v1+json';
const OCI_CONFIG = 'application/vnd.oci.image.config.v1+json';
const OCI_LAYER = 'application/vnd.oci.image.layer.v1.tar';
const OCI_LAYER_GZIP = 'application/vnd.oci.image.layer.v1.tar+gzip';
const DOCKER_LIST = 'application/vnd.docker.distribution.manifest.list.v2+json';
const DOCKER_MANIFEST = 'application/vnd.docker.distribution.manifest.v2+json';
const DOCKER_CONFIG = 'application/vnd.docker.container.image.v1+json';
/** All that a client must say it accepts to get any image (spec section 8). */
const MANIFEST_TYPES = [OCI_INDEX, OCI_MANIFEST, DOCKER_LIST, DOCKER_MANIFEST];
function isIndexType(mediaType) {
    return mediaType === OCI_INDEX || mediaType === DOCKER_LIST;
}
function isManifestType(mediaType) {
    return mediaType === OCI_MANIFEST || mediaType === DOCKER_MANIFEST;
}
function isConfigType(mediaType) {
    return mediaType === OCI_CONFIG || mediaType === DOCKER_CONFIG;
}
/** Layers that stay where their `urls` point and are never uploaded (OCI: nondistributable; Docker: foreign). */
function isForeignLayer(mediaType) {
    return /\.(?:nondistributable|foreign)\./.test(mediaType);
}
/** What BuildKit writes on an attestation's descriptor in an index. */
const ATTESTATION_TYPE_ANNOTATION = 'vnd.docker.reference.type';
const ATTESTATION_TYPE = 'attestation-manifest';
/** The digest of the image that an attestation speaks of. */
const ATTESTATION_SUBJECT_ANNOTATION = 'vnd.docker.reference.digest';


/***/ }),

/***/ 44682:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ signalGroup)
/* harmony export */ });
/**
 * Sends a signal to a process group.
 * @param pid its leader's
 */
function signalGroup(pid, name) {
    try {
        process.kill(-pid, name);
    }
    catch {
        // No process of the group is left.
    }
}


/***/ }),

/***/ 70370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};

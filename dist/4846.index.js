export const id = 4846;
export const ids = [4846];
export const modules = {

/***/ 95305:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   VK: () => (/* binding */ shortDigest),
/* harmony export */   er: () => (/* binding */ digestSchema),
/* harmony export */   m: () => (/* binding */ parseDigest),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   vo: () => (/* binding */ splitDigest)
/* harmony export */ });
/* unused harmony export DigestError */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87206);



class DigestError extends _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AppError */ .uV {
    name = 'DigestError';
}
const GRAMMAR = /^(?:sha256:[a-f0-9]{64}|sha512:[a-f0-9]{128})$/;
function isDigest(text) {
    return GRAMMAR.test(text);
}
/** @throws DigestError when the text is no sha256 or sha512 digest */
function parseDigest(text) {
    if (!isDigest(text)) {
        throw new DigestError(`"${text}" is not a digest: expected sha256: and 64 hexadecimal digits`);
    }
    return text;
}
/** The sha256 digest of some bytes. */
function digestOf(bytes) {
    return parseDigest(`sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex')}`);
}
/** The two halves of a digest: the algorithm (a name that node:crypto knows) and the hex. */
function splitDigest(digest) {
    const [algorithm, hex = ''] = digest.split(':');
    return { algorithm: algorithm === 'sha512' ? 'sha512' : 'sha256', hex };
}
/** As people read it: the first twelve hex digits. */
function shortDigest(digest) {
    return splitDigest(digest).hex.slice(0, 12);
}
const digestSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().refine(isDigest, 'expected a sha256 digest');


/***/ }),

/***/ 21885:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oy: () => (/* binding */ legSlug),
/* harmony export */   ue: () => (/* binding */ legName)
/* harmony export */ });
/* unused harmony export slug */
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95305);

/** A leg as people read it, in logs and errors: `starter linux/arm64`. */
function legName({ template, platform }) {
    return `${template} ${platform}`;
}
/**
 * A leg's name where only `[a-z0-9._-]` may stand (artifacts, files, tags, cache scopes). Two legs never share one: every other byte,
 * and `_` itself, becomes `_xx`, its UTF-8 value in hex. `team/app linux/arm/v7` is `team_2fapp--linux-arm-v7`; `--` is safe as the
 * border because a `-` in a template before another `-` is encoded too. What is too long for a file's name ends with a hash between `_`s,
 * the last of which no encoding ends with.
 */
function legSlug({ template, platform }) {
    return `${shorten(slug(template))}--${platform.replaceAll('/', '-')}`;
}
/** Longest template part: a file's name holds 255 bytes, and platform, plan, run and attempt need their place in it. */
const MAX_TEMPLATE = 120;
const HASH = 20;
function shorten(name) {
    if (name.length <= MAX_TEMPLATE)
        return name;
    const { hex } = (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .splitDigest */ .vo)((0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(name));
    return `${name.slice(0, MAX_TEMPLATE - HASH - 2)}_${hex.slice(0, HASH)}_`;
}
/** The encoding of one name by itself; see {@link legSlug}. */
function slug(name) {
    let out = '';
    for (const byte of Buffer.from(name, 'utf8')) {
        const char = String.fromCharCode(byte);
        const plain = /[a-z0-9.]/.test(char) || (char === '-' && !out.endsWith('-'));
        out += plain ? char : `_${byte.toString(16).padStart(2, '0')}`;
    }
    return out.endsWith('-') ? `${out.slice(0, -1)}_2d` : out;
}


/***/ }),

/***/ 44846:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   plainLegs: () => (/* binding */ plainLegs)
/* harmony export */ });
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70370);
/* harmony import */ var _model_leg_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21885);


/** For logs that only grow: every line of every leg as it comes, behind the leg's name where several are under way. */
const plainLegs = async (legs, atOnce, work, log) => {
    const limit = (0,p_limit__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(atOnce);
    const run = async (leg) => {
        const reason = await work(leg, atOnce === 1 ? log : prefixed(log, (0,_model_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .legName */ .ue)(leg)));
        if (reason !== undefined)
            log.warning(`${(0,_model_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .legName */ .ue)(leg)} failed: ${reason}`);
    };
    await Promise.all(legs.map((leg) => limit(() => run(leg))));
};
function prefixed(log, name) {
    const behind = (say) => (line) => {
        say(`${name} | ${line}`);
    };
    return {
        info: behind(log.info),
        warning: behind(log.warning),
        error: behind(log.error),
        debug: behind(log.debug),
        // Groups of legs side by side would enclose one another's lines.
        group: (title, work) => {
            log.info(`${name} | ${title}`);
            return work();
        },
    };
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

const held = (() => {
	const read = (name) => process.getBuiltinModule('node:fs').readFileSync(new URL(`./${name}.cjs`, import.meta.url));
	const texts = { get: read };
	const modules = new Map();
	return (name) => {
		if (!modules.has(name)) {
			const module = { exports: {} };
			const make = process.getBuiltinModule('node:vm').compileFunction(
				texts.get(name).toString(),
				['module', 'exports', 'require', 'held'],
				{ filename: `${name}.cjs` },
			);
			make(module, module.exports, process.getBuiltinModule, held);
			modules.set(name, module.exports);
		}
		return modules.get(name);
	};
})();

// \0rolldown/runtime.js
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esmMin = (fn, res, err) => () => {
	if (err) throw err[0];
	try {
		return fn && (res = fn(fn = 0)), res;
	} catch (e) {
		throw err = [e], e;
	}
};
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) {
		__defProp(target, name, {
			get: all[name],
			enumerable: true
		});
	}
	if (!no_symbols) {
		__defProp(target, Symbol.toStringTag, { value: "Module" });
	}
	return target;
};
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") {
		for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
			key = keys[i];
			if (!__hasOwnProp.call(to, key) && key !== except) {
				__defProp(to, key, {
					get: ((k) => from[k]).bind(null, key),
					enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
				});
			}
		}
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));

// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function joinValues(array, separator = "|") {
	return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish$1(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
/**
* Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
*
* Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
*/
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
	return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
	Object.defineProperty(target, key, {
		get() {
			const value = getter();
			assignProp(this, key, value);
			return value;
		},
		enumerable: true,
		configurable: true
	});
}
function putProp(target, key, value) {
	if (key in target) assignProp(target, key, value);
	else target[key] = value;
}
/**
* Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
*
* A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
*/
function mirrorShape(target, source, keys, wrap) {
	const raw = sourceShape(source);
	for (const key of keys) {
		const desc = Object.getOwnPropertyDescriptor(raw, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => {
			const value = source._zod.def.shape[key];
			return wrap ? wrap(value, key) : value;
		});
		else putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
	}
}
function mirrorProps(target, source) {
	for (const key of Reflect.ownKeys(source)) {
		const desc = Object.getOwnPropertyDescriptor(source, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => source[key]);
		else putProp(target, key, desc.value);
	}
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
function isPlainObject$2(o) {
	if (isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
function shallowClone(o) {
	if (isPlainObject$2(o)) return { ...o };
	if (Array.isArray(o)) return [...o];
	if (o instanceof Map) return new Map(o);
	if (o instanceof Set) return new Set(o);
	return o;
}
const propertyKeyTypes = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
const primitiveTypes = /* @__PURE__*/ new Set([
	"string",
	"number",
	"bigint",
	"boolean",
	"symbol",
	"undefined"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function stringifyPrimitive(value) {
	if (typeof value === "bigint") return value.toString() + "n";
	if (typeof value === "string") return `"${value}"`;
	return `${value}`;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
function maskedKeys(schema, mask) {
	const raw = sourceShape(schema);
	const keys = [];
	for (const key of Reflect.ownKeys(mask)) {
		if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw new Error(`Unrecognized key: "${String(key)}"`);
		if (mask[key]) keys.push(key);
	}
	return keys;
}
function omit$2(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".omit() cannot be used on object schemas containing refinements");
	const omitted = new Set(maskedKeys(schema, mask));
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function extend$1(schema, shape) {
	if (!isPlainObject$2(shape)) throw new Error("Invalid input to extend: expected a plain object");
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) {
		const existingShape = sourceShape(schema);
		for (const key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
	mirrorProps(newShape, shape);
	return newShape;
}
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function parsedType(data) {
	const t = typeof data;
	switch (t) {
		case "number": return Number.isNaN(data) ? "nan" : "number";
		case "object": {
			if (data === null) return "null";
			if (Array.isArray(data)) return "array";
			const obj = data;
			if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
		}
	}
	return t;
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
/**
* Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
*
* Call this from a `proto` initializer, which runs once per prototype \u2014 never per instance.
*/
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = false;
const breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
/**
* Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
* constructor, computed from the internals object itself and cached there on
* first read. One accessor per constructor rather than one per instance.
*/
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
/**
* Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
* data property. One accessor per constructor rather than one per instance, because an own accessor
* puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
*/
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}

// node_modules/zod/v4/core/core.js
var _a;
/** A special constant with type `never` */
const NEVER = /*@__PURE__*/ Object.freeze({ status: "aborted" });
const _zodDesc = {
	value: void 0,
	enumerable: false
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
/* @__NO_SIDE_EFFECTS__ */
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = /* @__PURE__ */ new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
var $ZodEncodeError = class extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
};
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}

// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
const _issuesDesc = {
	value: void 0,
	enumerable: false
};
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
const $ZodRealError = /* @__PURE__ */ $constructor("$ZodError", initializer, void 0, { Parent: Error });
/** Format a ZodError as a human-readable string in the following form.
*
* From
*
* ```ts
* ZodError {
*   issues: [
*     {
*       expected: 'string',
*       code: 'invalid_type',
*       path: [ 'username' ],
*       message: 'Invalid input: expected string'
*     },
*     {
*       expected: 'number',
*       code: 'invalid_type',
*       path: [ 'favoriteNumbers', 1 ],
*       message: 'Invalid input: expected number'
*     }
*   ];
* }
* ```
*
* to
*
* ```
* username
*   \u2716 Expected number, received string at "username
* favoriteNumbers[0]
*   \u2716 Invalid input: expected number
* ```
*/
function toDotPath(_path) {
	const segs = [];
	const path = _path.map((seg) => typeof seg === "object" ? seg.key : seg);
	for (const seg of path) if (typeof seg === "number") segs.push(`[${seg}]`);
	else if (typeof seg === "symbol") segs.push(`[${JSON.stringify(String(seg))}]`);
	else if (/[^\w$]/.test(seg)) segs.push(`[${JSON.stringify(seg)}]`);
	else {
		if (segs.length) segs.push(".");
		segs.push(seg);
	}
	return segs.join("");
}
function prettifyError$1(error) {
	const lines = [];
	const issues = [...error.issues].sort((a, b) => (a.path ?? []).length - (b.path ?? []).length);
	for (const issue of issues) {
		lines.push(`\u2716 ${issue.message}`);
		if (issue.path?.length) lines.push(`  \u2192 at ${toDotPath(issue.path)}`);
	}
	return lines.join("\n");
}

// node_modules/zod/v4/core/parse.js
const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parse$2 = /* @__PURE__*/ _parse($ZodRealError);
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parseAsync = /* @__PURE__*/ _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const safeParse = /* @__PURE__*/ _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const safeParseAsync = /* @__PURE__*/ _safeParseAsync($ZodRealError);

// node_modules/zod/v4/core/regexes.js
const httpProtocol = /^https?$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function timeSource(args) {
	const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function datetime$1(args) {
	const opts = ["Z"];
	if (args.offset) opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	const qualified = `${timeSource({
		precision: args.precision,
		seconds: true
	})}(?:${opts.join("|")})`;
	const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
	return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
const anyString = /^[\s\S]{0,}$/;
const string$2 = (params) => {
	const regex = params ? `[\\s\\S]{${params?.minimum ?? 0},${params?.maximum ?? ""}}` : `[\\s\\S]*`;
	return new RegExp(`^${regex}$`);
};
const integer = /^-?\d+$/;
const number$2 = /^-?\d+(?:\.\d+)?$/;
const boolean$1 = /^(?:true|false)$/i;

// node_modules/zod/v4/core/checks.js
const $ZodCheck = /*@__PURE__*/ $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish$1(val) && val.length !== void 0;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
const $ZodCheckLessThan = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckGreaterThan = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckNumberFormat = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMaxLength = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMinLength = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStringFormat = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
const $ZodCheckRegex = /*@__PURE__*/ $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});

// node_modules/zod/v4/core/versions.js
const version$1 = {
	major: 4,
	minor: 6,
	patch: 7
};

// node_modules/zod/v4/core/schemas.js
const $ZodType = /*@__PURE__*/ $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version$1;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
const $ZodString = /*@__PURE__*/ $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
const $ZodStringFormat = /*@__PURE__*/ $constructor("$ZodStringFormat", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	$ZodString.init(inst, def);
});
/** The `://` guard rejected the input before the URL constructor saw it. */
const URL_BAD_FORMAT = 1;
/** The URL parser rejected the input. */
const URL_UNPARSEABLE = 2;
function canParseURL(input) {
	try {
		if (typeof URL !== "undefined" && typeof URL.canParse === "function") return URL.canParse(input);
		new URL(input);
		return true;
	} catch {
		return false;
	}
}
function validateURL(trimmed, def) {
	if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || 2;
	return parseURLObject(trimmed, def);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function parseURLObject(trimmed, def) {
	if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) return 1;
	try {
		if (typeof URL !== "undefined") {
			const URLStatic = URL;
			if (typeof URLStatic.parse === "function") return URLStatic.parse(trimmed) ?? 2;
		}
		return new URL(trimmed);
	} catch {
		return 2;
	}
}
const asciiTabOrNewline = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function stripTabAndNewline(value) {
	return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
	hostname.lastIndex = 0;
	return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
	protocol.lastIndex = 0;
	return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = /*@__PURE__*/ $constructor("$ZodURL", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		try {
			const trimmed = payload.value.trim();
			const url = validateURL(trimmed, def);
			if (url === 1) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === 2) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === true) {
				payload.value = stripTabAndNewline(trimmed);
				return;
			}
			if (def.hostname && !urlHostnameOk(url, def.hostname)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: def.hostname.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			if (def.protocol && !urlProtocolOk(url, def.protocol)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: def.protocol.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
			return;
		} catch (_) {
			payload.issues.push({
				code: "invalid_format",
				format: "url",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		}
	};
});
const $ZodISODateTime = /*@__PURE__*/ $constructor("$ZodISODateTime", (inst, def) => {
	def.pattern ?? (def.pattern = datetime$1(def));
	$ZodStringFormat.init(inst, def);
});
function isValidBase64(data) {
	if (data === "") return true;
	if (/\s/.test(data)) return false;
	if (data.length % 4 !== 0) return false;
	try {
		atob(data);
		return true;
	} catch {
		return false;
	}
}
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = /*@__PURE__*/ $constructor("$ZodBase64", (inst, def) => {
	def.pattern ?? (def.pattern = base64Charset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodNumber = /*@__PURE__*/ $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$2;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
const $ZodNumberFormat = /*@__PURE__*/ $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
const $ZodBoolean = /*@__PURE__*/ $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodUnknown = /*@__PURE__*/ $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodNever = /*@__PURE__*/ $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject = /*@__PURE__*/ $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, /* @__PURE__ */ new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
const $ZodUnion = /*@__PURE__*/ $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
function discriminatorMap(def) {
	const map = /* @__PURE__ */ new Map();
	for (const option of def.options) {
		const values = option._zod.propValues?.[def.discriminator];
		if (!values || values.size === 0) throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
		for (const value of values) if (map.has(value)) {
			if (value !== void 0) throw new Error(`Duplicate discriminator value "${String(value)}"`);
			map.set(value, null);
		} else map.set(value, option);
	}
	return map;
}
const $ZodDiscriminatedUnion = /*@__PURE__*/ $constructor("$ZodDiscriminatedUnion", (inst, def) => {
	def.inclusive = false;
	$ZodUnion.init(inst, def);
	const _super = inst._zod.parse;
	defineLazyInternal(inst, "propValues", (zod) => {
		const propValues = {};
		let undefinedCount = 0;
		for (const option of zod.def.options) {
			const pv = option._zod.propValues;
			if (!pv || Object.keys(pv).length === 0) throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
			if (pv[zod.def.discriminator]?.has(void 0)) undefinedCount++;
			for (const [k, v] of Object.entries(pv)) {
				if (!Object.prototype.hasOwnProperty.call(propValues, k)) assignProp(propValues, k, /* @__PURE__ */ new Set());
				for (const val of v) propValues[k].add(val);
			}
		}
		if (!zod.def.unionFallback && undefinedCount > 1) propValues[zod.def.discriminator]?.delete(void 0);
		return propValues;
	});
	def.options.forEach((option, i) => {
		const propShape = rawShape(option._zod.def);
		if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw new Error(`Invalid discriminated union option at index "${i}"`);
	});
	const disc = cached(() => discriminatorMap(def));
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isObject(input)) {
			payload.issues.push({
				code: "invalid_type",
				expected: "object",
				input,
				inst
			});
			return payload;
		}
		const value = input?.[def.discriminator];
		const opt = disc.value.get(value);
		if (opt && (value !== void 0 || ctx.direction !== "backward")) return opt._zod.run(payload, ctx);
		if (def.unionFallback || ctx.direction === "backward") return _super(payload, ctx);
		payload.issues.push({
			code: "invalid_union",
			errors: [],
			note: "No matching discriminator",
			discriminator: def.discriminator,
			options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
			input,
			path: [def.discriminator],
			inst
		});
		return payload;
	};
});
const $ZodTuple = /*@__PURE__*/ $constructor("$ZodTuple", (inst, def) => {
	$ZodType.init(inst, def);
	const items = def.items;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				input,
				inst,
				expected: "tuple",
				code: "invalid_type"
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
		const proms = [];
		const optinStart = getTupleOptStart(items, "optin");
		const optoutStart = getTupleOptStart(items, "optout");
		if (!def.rest) {
			if (input.length < optinStart) {
				payload.issues.push({
					code: "too_small",
					minimum: optinStart,
					inclusive: true,
					input,
					inst,
					origin: "array"
				});
				return payload;
			}
			if (input.length > items.length) payload.issues.push({
				code: "too_big",
				maximum: items.length,
				inclusive: true,
				input,
				inst,
				origin: "array"
			});
		}
		const itemResults = new Array(items.length);
		const abortEarly = def.rest ? ctx?.abortEarly : void 0;
		let itemAborted = false;
		for (let i = 0; i < items.length; i++) {
			const r = items[i]._zod.run({
				value: input[i],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((rr) => {
				itemResults[i] = rr;
			}));
			else {
				itemResults[i] = r;
				if (abortEarly && !itemAborted && r.issues.length) itemAborted = aborted(r);
			}
		}
		if (def.rest && !itemAborted) {
			let i = items.length - 1;
			const rest = input.slice(items.length);
			let seen = payload.issues.length;
			for (const el of rest) {
				if (abortEarly && payload.issues.length !== seen) {
					if (aborted(payload, seen)) break;
					seen = payload.issues.length;
				}
				i++;
				const result = def.rest._zod.run({
					value: el,
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((r) => handleTupleResult(r, payload, i)));
				else handleTupleResult(result, payload, i);
			}
		}
		if (proms.length) return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
		return handleTupleResults(itemResults, payload, items, input, optoutStart);
	};
});
function getTupleOptStart(items, key) {
	for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
	return 0;
}
function handleTupleResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
	for (let i = 0; i < items.length; i++) {
		const r = itemResults[i];
		const isPresent = i < input.length;
		if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
			final.value.length = i;
			break;
		}
		if (r.issues.length) {
			if (!isPresent && i >= optoutStart) {
				final.value.length = i;
				break;
			}
			final.issues.push(...prefixIssues(i, r.issues));
		}
		final.value[i] = r.value;
	}
	for (let i = final.value.length - 1; i >= input.length; i--) if (items[i]._zod.optout === "optional" && final.value[i] === void 0) final.value.length = i;
	else break;
	return final;
}
const $ZodRecord = /*@__PURE__*/ $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isPlainObject$2(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = /* @__PURE__ */ new Set();
			for (const key of values) if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
				recordKeys.add(typeof key === "number" ? key.toString() : key);
				if (key === "__proto__") continue;
				const keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (keyResult.issues.length) {
					payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			let unrecognized;
			for (const key in input) if (!recordKeys.has(key)) {
				if (def.mode === "loose") {
					if (key === "__proto__") continue;
					payload.value[key] = input[key];
				} else {
					unrecognized = unrecognized ?? [];
					unrecognized.push(key);
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		} else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__") continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
				let keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (typeof key === "string" && number$2.test(key) && keyResult.issues.length) {
					const retryResult = def.keyType._zod.run({
						value: Number(key),
						issues: []
					}, ctx);
					if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
					if (retryResult.issues.length === 0) keyResult = retryResult;
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") payload.value[key] = input[key];
					else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					} else payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
});
const $ZodEnum = /*@__PURE__*/ $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodLiteral = /*@__PURE__*/ $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodTransform = /*@__PURE__*/ $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		const _out = def.transform(payload.value, payload);
		if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
			payload.value = output;
			return payload;
		});
		if (_out instanceof Promise) throw new $ZodAsyncError();
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
const $ZodOptional = /*@__PURE__*/ $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable = /*@__PURE__*/ $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodDefault = /*@__PURE__*/ $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) {
			payload.value = def.defaultValue;
			/**
			* $ZodDefault returns the default value immediately in forward direction.
			* It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === void 0) payload.value = def.defaultValue;
	return payload;
}
const $ZodPipe = /*@__PURE__*/ $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
const $ZodReadonly = /*@__PURE__*/ $constructor("$ZodReadonly", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then(handleReadonlyResult);
		return handleReadonlyResult(result);
	};
});
function handleReadonlyResult(payload) {
	if (!payload.memo) payload.value = Object.freeze(payload.value);
	return payload;
}
function leafPattern(schema) {
	const def = schema._zod.def;
	let pattern = def.pattern;
	let isInt = !!def.format?.includes("int");
	let minimum;
	let maximum;
	for (const ch of def.checks ?? []) {
		const d = ch._zod.def;
		if (d.pattern) pattern = d.pattern;
		isInt || (isInt = !!d.format?.includes("int"));
		const lo = d.minimum ?? d.length;
		const hi = d.maximum ?? d.length;
		if (lo !== void 0 && (minimum === void 0 || lo > minimum)) minimum = lo;
		if (hi !== void 0 && (maximum === void 0 || hi < maximum)) maximum = hi;
	}
	if (pattern) return pattern.source;
	if (minimum !== void 0 && maximum !== void 0 && minimum > maximum) return "(?!)";
	if (minimum !== void 0 || maximum !== void 0) return string$2({
		minimum,
		maximum
	}).source;
	const own = schema._zod.pattern;
	return (isInt && own === number$2 ? integer : own)?.source;
}
function partPattern(schema) {
	const def = schema._zod.def;
	const own = schema._zod.pattern?.source;
	const inner = def.innerType ?? schema._zod.innerType;
	if (inner) {
		const before = inner._zod.pattern?.source;
		const after = partPattern(inner);
		if (own && before && after && after !== before) return own.replace(cleanRegex(before), () => cleanRegex(after));
		return own;
	}
	if (def.options) {
		const sources = def.options.map(partPattern);
		if (sources.every(Boolean)) return `^(${sources.map((s) => cleanRegex(s)).join("|")})$`;
	}
	return leafPattern(schema);
}
const $ZodTemplateLiteral = /*@__PURE__*/ $constructor("$ZodTemplateLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const regexParts = [];
	for (const part of def.parts) if (typeof part === "object" && part !== null) {
		const source = partPattern(part);
		if (!source) throw new Error(`Invalid template literal part, no pattern found: ${[...part._zod.traits].shift()}`);
		regexParts.push(cleanRegex(source));
	} else if (part === null || primitiveTypes.has(typeof part)) regexParts.push(escapeRegex(`${part}`));
	else throw new Error(`Invalid template literal part: ${part}`);
	inst._zod.pattern = new RegExp(`^${regexParts.join("")}$`);
	inst._zod.parse = (payload, _ctx) => {
		if (typeof payload.value !== "string") {
			payload.issues.push({
				input: payload.value,
				inst,
				expected: "string",
				code: "invalid_type"
			});
			return payload;
		}
		inst._zod.pattern.lastIndex = 0;
		if (!inst._zod.pattern.test(payload.value)) {
			payload.issues.push({
				input: payload.value,
				inst,
				code: "invalid_format",
				format: def.format ?? "template_literal",
				pattern: inst._zod.pattern.source
			});
			return payload;
		}
		return payload;
	};
});
const $ZodCustom = /*@__PURE__*/ $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}

// node_modules/zod/v4/locales/en.js
const error$1 = () => {
	const Sizable = {
		string: {
			unit: "characters",
			verb: "to have"
		},
		file: {
			unit: "bytes",
			verb: "to have"
		},
		array: {
			unit: "items",
			verb: "to have"
		},
		set: {
			unit: "items",
			verb: "to have"
		},
		map: {
			unit: "entries",
			verb: "to have"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = { nan: "NaN" };
	function getTypeName(type, input) {
		if (type === "number" && typeof input === "number" && !Number.isFinite(input)) return String(input);
		return TypeDictionary[type] ?? type;
	}
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(parsedType(issue.input), issue.input)}`;
			case "invalid_value":
				if (issue.values.length === 1) return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
				return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
				return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
				if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
				return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
			case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${issue.origin}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				if (issue.inclusive === false) return "Invalid input: more than one option matched";
				return "Invalid input";
			case "invalid_element": return `Invalid value in ${issue.origin}`;
			default: return `Invalid input`;
		}
	};
};
function en_default() {
	return { localeError: error$1() };
}

// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
	return new Class({
		type: "string",
		format: "url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _base64(Class, params) {
	return new Class({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
	return new Class({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: false,
		local: false,
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _coercedNumber(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		coerce: true,
		checks: [],
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _positive(params) {
	return /* @__PURE__ */ _gt(0, params);
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
// @__NO_SIDE_EFFECTS__
function _custom(Class, fn, _params) {
	const norm = normalizeParams(_params);
	norm.abort ?? (norm.abort = true);
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...norm
	});
}
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
	const ch = /* @__PURE__ */ _check((payload) => {
		payload.addIssue = (issue$1) => {
			if (typeof issue$1 === "string") payload.issues.push(issue(issue$1, payload.value, ch._zod.def));
			else {
				const _issue = issue$1;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = ch);
				_issue.continue ?? (_issue.continue = !ch._zod.def.abort);
				payload.issues.push(issue(_issue));
			}
		};
		return fn(payload.value, payload);
	}, params);
	return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
	const ch = new $ZodCheck({
		check: "custom",
		...normalizeParams(params)
	});
	ch._zod.check = fn;
	return ch;
}

// node_modules/zod/v4/mini/schemas.js
const ZodMiniType = /*@__PURE__*/ $constructor("ZodMiniType", (inst, def) => {
	if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
}, {
	get with() {
		return this.check;
	},
	set with(value) {
		own(this, "with", value);
	},
	parse(data, params) {
		return parse$2(this, data, params, { callee: this.parse });
	},
	parseAsync(data, params) {
		return parseAsync(this, data, params, { callee: this.parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	check(...checks) {
		const def = this.def;
		return this.clone({
			...def,
			checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch === "function" ? { _zod: {
				check: ch,
				def: { check: "custom" },
				onattach: []
			} } : ch)]
		}, { parent: true });
	},
	clone(_def, params) {
		return clone(this, _def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	}
});
const ZodMiniString = /*@__PURE__*/ $constructor("ZodMiniString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function string$1(params) {
	return _string(ZodMiniString, params);
}
const ZodMiniStringFormat = /*@__PURE__*/ $constructor("ZodMiniStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	ZodMiniString.init(inst, def);
});
const ZodMiniURL = /*@__PURE__*/ $constructor("ZodMiniURL", (inst, def) => {
	$ZodURL.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function url(params) {
	return _url(ZodMiniURL, params);
}
const ZodMiniBase64 = /*@__PURE__*/ $constructor("ZodMiniBase64", (inst, def) => {
	$ZodBase64.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function base64$1(params) {
	return _base64(ZodMiniBase64, params);
}
const ZodMiniNumber = /*@__PURE__*/ $constructor("ZodMiniNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function number$1(params) {
	return _number(ZodMiniNumber, params);
}
const ZodMiniNumberFormat = /*@__PURE__*/ $constructor("ZodMiniNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodMiniNumber.init(inst, def);
});
function int$2(params) {
	return _int(ZodMiniNumberFormat, params);
}
const ZodMiniBoolean = /*@__PURE__*/ $constructor("ZodMiniBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function boolean(params) {
	return _boolean(ZodMiniBoolean, params);
}
const ZodMiniUnknown = /*@__PURE__*/ $constructor("ZodMiniUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function unknown() {
	return _unknown(ZodMiniUnknown);
}
const ZodMiniNever = /*@__PURE__*/ $constructor("ZodMiniNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function never(params) {
	return _never(ZodMiniNever, params);
}
const ZodMiniArray = /*@__PURE__*/ $constructor("ZodMiniArray", (inst, def) => {
	$ZodArray.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function array(element, params) {
	return new ZodMiniArray({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
const ZodMiniObject = /*@__PURE__*/ $constructor("ZodMiniObject", (inst, def) => {
	$ZodObject.init(inst, def);
	ZodMiniType.init(inst, def);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
// @__NO_SIDE_EFFECTS__
function object(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	};
	return new ZodMiniObject(def);
}
// @__NO_SIDE_EFFECTS__
function strictObject(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape,
		catchall: /* @__PURE__ */ never(),
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function looseObject(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape,
		catchall: /* @__PURE__ */ unknown(),
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function extend(schema, shape) {
	return extend$1(schema, shape);
}
// @__NO_SIDE_EFFECTS__
function omit$1(schema, mask) {
	return omit$2(schema, mask);
}
const ZodMiniUnion = /*@__PURE__*/ $constructor("ZodMiniUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function union(options, params) {
	return new ZodMiniUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
const ZodMiniDiscriminatedUnion = /*@__PURE__*/ $constructor("ZodMiniDiscriminatedUnion", (inst, def) => {
	$ZodDiscriminatedUnion.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function discriminatedUnion(discriminator, options, params) {
	return new ZodMiniDiscriminatedUnion({
		type: "union",
		options,
		discriminator,
		...normalizeParams(params)
	});
}
const ZodMiniTuple = /*@__PURE__*/ $constructor("ZodMiniTuple", (inst, def) => {
	$ZodTuple.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function tuple(items, _paramsOrRest, _params) {
	const hasRest = _paramsOrRest instanceof $ZodType;
	const params = hasRest ? _params : _paramsOrRest;
	return new ZodMiniTuple({
		type: "tuple",
		items,
		rest: hasRest ? _paramsOrRest : null,
		...normalizeParams(params)
	});
}
const ZodMiniRecord = /*@__PURE__*/ $constructor("ZodMiniRecord", (inst, def) => {
	$ZodRecord.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function record(keyType, valueType, params) {
	if (!valueType || !valueType._zod) return new ZodMiniRecord({
		type: "record",
		keyType: /* @__PURE__ */ string$1(),
		valueType: keyType,
		...normalizeParams(valueType)
	});
	return new ZodMiniRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params)
	});
}
const ZodMiniEnum = /*@__PURE__*/ $constructor("ZodMiniEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodMiniType.init(inst, def);
	inst.options = [...inst._zod.values];
});
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodMiniEnum({
		type: "enum",
		entries,
		...normalizeParams(params)
	});
}
const ZodMiniLiteral = /*@__PURE__*/ $constructor("ZodMiniLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function literal(value, params) {
	return new ZodMiniLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
const ZodMiniTransform = /*@__PURE__*/ $constructor("ZodMiniTransform", (inst, def) => {
	$ZodTransform.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function transform(fn) {
	return new ZodMiniTransform({
		type: "transform",
		transform: fn
	});
}
const ZodMiniOptional = /*@__PURE__*/ $constructor("ZodMiniOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function optional(innerType) {
	return new ZodMiniOptional({
		type: "optional",
		innerType
	});
}
const ZodMiniNullable = /*@__PURE__*/ $constructor("ZodMiniNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nullable(innerType) {
	return new ZodMiniNullable({
		type: "nullable",
		innerType
	});
}
// @__NO_SIDE_EFFECTS__
function nullish(innerType) {
	return /* @__PURE__ */ optional(/* @__PURE__ */ nullable(innerType));
}
const ZodMiniDefault = /*@__PURE__*/ $constructor("ZodMiniDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _default(innerType, defaultValue) {
	return new ZodMiniDefault({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodMiniPipe = /*@__PURE__*/ $constructor("ZodMiniPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function pipe(in_, out) {
	return new ZodMiniPipe({
		type: "pipe",
		in: in_,
		out
	});
}
const ZodMiniReadonly = /*@__PURE__*/ $constructor("ZodMiniReadonly", (inst, def) => {
	$ZodReadonly.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function readonly(innerType) {
	return new ZodMiniReadonly({
		type: "readonly",
		innerType
	});
}
const ZodMiniTemplateLiteral = /*@__PURE__*/ $constructor("ZodMiniTemplateLiteral", (inst, def) => {
	$ZodTemplateLiteral.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function templateLiteral(parts, params) {
	return new ZodMiniTemplateLiteral({
		type: "template_literal",
		parts,
		...normalizeParams(params)
	});
}
const ZodMiniCustom = /*@__PURE__*/ $constructor("ZodMiniCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function custom(fn, _params) {
	return _custom(ZodMiniCustom, fn ?? (() => true), _params);
}
// @__NO_SIDE_EFFECTS__
function refine(fn, _params = {}) {
	return _refine(ZodMiniCustom, fn, _params);
}
// @__NO_SIDE_EFFECTS__
function superRefine(fn, params) {
	return _superRefine(fn, params);
}

// node_modules/zod/v4/mini/iso.js
const ZodMiniISODateTime = /*@__PURE__*/ $constructor("ZodMiniISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
	return _isoDateTime(ZodMiniISODateTime, params);
}

// node_modules/zod/v4/mini/coerce.js
// @__NO_SIDE_EFFECTS__
function number(params) {
	return _coercedNumber(ZodMiniNumber, params);
}

// src/core/zod.ts
config(en_default());

// src/entries/single-use.ts
config({ jitless: true });

// \0builtin:os
var require__builtin_os = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("os");
}));

// node_modules/@actions/core/lib/utils.js
var import__builtin_os = /* @__PURE__ */ __toESM(require__builtin_os(), 1);
/**
* Sanitizes an input into a string so it can be passed into issueCommand safely
* @param input input to sanitize into a string
*/
function toCommandValue(input) {
	if (input === null || input === void 0) return "";
	else if (typeof input === "string" || input instanceof String) return input;
	return JSON.stringify(input);
}
/**
*
* @param annotationProperties
* @returns The command properties to send with the actual annotation command
* See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
*/
function toCommandProperties(annotationProperties) {
	if (!Object.keys(annotationProperties).length) return {};
	return {
		title: annotationProperties.title,
		file: annotationProperties.file,
		line: annotationProperties.startLine,
		endLine: annotationProperties.endLine,
		col: annotationProperties.startColumn,
		endColumn: annotationProperties.endColumn
	};
}

// node_modules/@actions/core/lib/command.js
/**
* Issues a command to the GitHub Actions runner
*
* @param command - The command name to issue
* @param properties - Additional properties for the command (key-value pairs)
* @param message - The message to include with the command
* @remarks
* This function outputs a specially formatted string to stdout that the Actions
* runner interprets as a command. These commands can control workflow behavior,
* set outputs, create annotations, mask values, and more.
*
* Command Format:
*   ::name key=value,key=value::message
*
* @example
* ```typescript
* // Issue a warning annotation
* issueCommand('warning', {}, 'This is a warning message');
* // Output: ::warning::This is a warning message
*
* // Set an environment variable
* issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
* // Output: ::set-env name=MY_VAR::some value
*
* // Add a secret mask
* issueCommand('add-mask', {}, 'secretValue123');
* // Output: ::add-mask::secretValue123
* ```
*
* @internal
* This is an internal utility function that powers the public API functions
* such as setSecret, warning, error, and exportVariable.
*/
function issueCommand(command, properties, message) {
	const cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + import__builtin_os.EOL);
}
const CMD_STRING = "::";
var Command = class {
	constructor(command, properties, message) {
		if (!command) command = "missing.command";
		this.command = command;
		this.properties = properties;
		this.message = message;
	}
	toString() {
		let cmdStr = CMD_STRING + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			cmdStr += " ";
			let first = true;
			for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
				const val = this.properties[key];
				if (val) {
					if (first) first = false;
					else cmdStr += ",";
					cmdStr += `${key}=${escapeProperty(val)}`;
				}
			}
		}
		cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
		return cmdStr;
	}
};
function escapeData(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// \0builtin:crypto
var require__builtin_crypto = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("crypto");
}));

// \0builtin:fs
var require__builtin_fs = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("fs");
}));

// node_modules/@actions/core/lib/file-command.js
var import__builtin_crypto = /* @__PURE__ */ __toESM(require__builtin_crypto(), 1);
var import__builtin_fs = /* @__PURE__ */ __toESM(require__builtin_fs(), 1);
function issueFileCommand(command, message) {
	const filePath = process.env[`GITHUB_${command}`];
	if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
	if (!import__builtin_fs.existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
	import__builtin_fs.appendFileSync(filePath, `${toCommandValue(message)}${import__builtin_os.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(key, value) {
	const delimiter = `ghadelimiter_${import__builtin_crypto.randomUUID()}`;
	const convertedValue = toCommandValue(value);
	if (key.includes(delimiter)) throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
	if (convertedValue.includes(delimiter)) throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
	return `${key}<<${delimiter}${import__builtin_os.EOL}${convertedValue}${import__builtin_os.EOL}${delimiter}`;
}

// \0builtin:path
var require__builtin_path = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("path");
}));

// \0builtin:http
var require__builtin_http = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("http");
}));

// \0builtin:https
var require__builtin_https = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("https");
}));

// \0late:https
var require__late_https = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		Agent: function(...given) {
			const to = require__builtin_https().Agent;
			return new.target ? new to(...given) : to(...given);
		},
		request: function(...given) {
			const to = require__builtin_https().request;
			return new.target ? new to(...given) : to(...given);
		}
	};
}));

// node_modules/@actions/http-client/lib/proxy.js
var import__builtin_path = /* @__PURE__ */ __toESM(require__builtin_path(), 1);
var import__builtin_http = /* @__PURE__ */ __toESM(require__builtin_http(), 1);
var import__late_https = /* @__PURE__ */ __toESM(require__late_https(), 1);
function getProxyUrl(reqUrl) {
	const usingSsl = reqUrl.protocol === "https:";
	if (checkBypass(reqUrl)) return;
	const proxyVar = (() => {
		if (usingSsl) return process.env["https_proxy"] || process.env["HTTPS_PROXY"];
		else return process.env["http_proxy"] || process.env["HTTP_PROXY"];
	})();
	if (proxyVar) try {
		return new DecodedURL(proxyVar);
	} catch (_a) {
		if (!proxyVar.startsWith("http://") && !proxyVar.startsWith("https://")) return new DecodedURL(`http://${proxyVar}`);
	}
	else return;
}
function checkBypass(reqUrl) {
	if (!reqUrl.hostname) return false;
	const reqHost = reqUrl.hostname;
	if (isLoopbackAddress(reqHost)) return true;
	const noProxy = process.env["no_proxy"] || process.env["NO_PROXY"] || "";
	if (!noProxy) return false;
	let reqPort;
	if (reqUrl.port) reqPort = Number(reqUrl.port);
	else if (reqUrl.protocol === "http:") reqPort = 80;
	else if (reqUrl.protocol === "https:") reqPort = 443;
	const upperReqHosts = [reqUrl.hostname.toUpperCase()];
	if (typeof reqPort === "number") upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
	for (const upperNoProxyItem of noProxy.split(",").map((x) => x.trim().toUpperCase()).filter((x) => x)) if (upperNoProxyItem === "*" || upperReqHosts.some((x) => x === upperNoProxyItem || x.endsWith(`.${upperNoProxyItem}`) || upperNoProxyItem.startsWith(".") && x.endsWith(`${upperNoProxyItem}`))) return true;
	return false;
}
function isLoopbackAddress(host) {
	const hostLower = host.toLowerCase();
	return hostLower === "localhost" || hostLower.startsWith("127.") || hostLower.startsWith("[::1]") || hostLower.startsWith("[0:0:0:0:0:0:0:1]");
}
var DecodedURL = class extends URL {
	constructor(url, base) {
		super(url, base);
		this._decodedUsername = decodeURIComponent(super.username);
		this._decodedPassword = decodeURIComponent(super.password);
	}
	get username() {
		return this._decodedUsername;
	}
	get password() {
		return this._decodedPassword;
	}
};

// \0builtin:net
var require__builtin_net = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("net");
}));

// \0builtin:tls
var require__builtin_tls = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("tls");
}));

// \0builtin:events
var require__builtin_events = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("events");
}));

// \0builtin:assert
var require__builtin_assert = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("assert");
}));

// \0builtin:util
var require__builtin_util = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("util");
}));

// node_modules/tunnel/lib/tunnel.js
var require_tunnel$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	require__builtin_net();
	var tls = require__builtin_tls();
	var http = require__builtin_http();
	var https = require__late_https();
	var events = require__builtin_events();
	require__builtin_assert();
	var util = require__builtin_util();
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
		self.on("free", function onFree(socket, host, port, localAddress) {
			var options = toOptions(host, port, localAddress);
			for (var i = 0, len = self.requests.length; i < len; ++i) {
				var pending = self.requests[i];
				if (pending.host === options.host && pending.port === options.port) {
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
		var options = mergeOptions({ request: req }, self.options, toOptions(host, port, localAddress));
		if (self.sockets.length >= this.maxSockets) {
			self.requests.push(options);
			return;
		}
		self.createSocket(options, function(socket) {
			socket.on("free", onFree);
			socket.on("close", onCloseOrRemove);
			socket.on("agentRemove", onCloseOrRemove);
			req.onSocket(socket);
			function onFree() {
				self.emit("free", socket, options);
			}
			function onCloseOrRemove(err) {
				self.removeSocket(socket);
				socket.removeListener("free", onFree);
				socket.removeListener("close", onCloseOrRemove);
				socket.removeListener("agentRemove", onCloseOrRemove);
			}
		});
	};
	TunnelingAgent.prototype.createSocket = function createSocket(options, cb) {
		var self = this;
		var placeholder = {};
		self.sockets.push(placeholder);
		var connectOptions = mergeOptions({}, self.proxyOptions, {
			method: "CONNECT",
			path: options.host + ":" + options.port,
			agent: false,
			headers: { host: options.host + ":" + options.port }
		});
		if (options.localAddress) connectOptions.localAddress = options.localAddress;
		if (connectOptions.proxyAuth) {
			connectOptions.headers = connectOptions.headers || {};
			connectOptions.headers["Proxy-Authorization"] = "Basic " + new Buffer(connectOptions.proxyAuth).toString("base64");
		}
		debug("making CONNECT request");
		var connectReq = self.request(connectOptions);
		connectReq.useChunkedEncodingByDefault = false;
		connectReq.once("response", onResponse);
		connectReq.once("upgrade", onUpgrade);
		connectReq.once("connect", onConnect);
		connectReq.once("error", onError);
		connectReq.end();
		function onResponse(res) {
			res.upgrade = true;
		}
		function onUpgrade(res, socket, head) {
			process.nextTick(function() {
				onConnect(res, socket, head);
			});
		}
		function onConnect(res, socket, head) {
			connectReq.removeAllListeners();
			socket.removeAllListeners();
			if (res.statusCode !== 200) {
				debug("tunneling socket could not be established, statusCode=%d", res.statusCode);
				socket.destroy();
				var error = /* @__PURE__ */ new Error("tunneling socket could not be established, statusCode=" + res.statusCode);
				error.code = "ECONNRESET";
				options.request.emit("error", error);
				self.removeSocket(placeholder);
				return;
			}
			if (head.length > 0) {
				debug("got illegal response body from proxy");
				socket.destroy();
				var error = /* @__PURE__ */ new Error("got illegal response body from proxy");
				error.code = "ECONNRESET";
				options.request.emit("error", error);
				self.removeSocket(placeholder);
				return;
			}
			debug("tunneling connection has established");
			self.sockets[self.sockets.indexOf(placeholder)] = socket;
			return cb(socket);
		}
		function onError(cause) {
			connectReq.removeAllListeners();
			debug("tunneling socket could not be established, cause=%s\n", cause.message, cause.stack);
			var error = /* @__PURE__ */ new Error("tunneling socket could not be established, cause=" + cause.message);
			error.code = "ECONNRESET";
			options.request.emit("error", error);
			self.removeSocket(placeholder);
		}
	};
	TunnelingAgent.prototype.removeSocket = function removeSocket(socket) {
		var pos = this.sockets.indexOf(socket);
		if (pos === -1) return;
		this.sockets.splice(pos, 1);
		var pending = this.requests.shift();
		if (pending) this.createSocket(pending, function(socket) {
			pending.request.onSocket(socket);
		});
	};
	function createSecureSocket(options, cb) {
		var self = this;
		TunnelingAgent.prototype.createSocket.call(self, options, function(socket) {
			var hostHeader = options.request.getHeader("host");
			var tlsOptions = mergeOptions({}, self.options, {
				socket,
				servername: hostHeader ? hostHeader.replace(/:.*$/, "") : options.host
			});
			var secureSocket = tls.connect(0, tlsOptions);
			self.sockets[self.sockets.indexOf(socket)] = secureSocket;
			cb(secureSocket);
		});
	}
	function toOptions(host, port, localAddress) {
		if (typeof host === "string") return {
			host,
			port,
			localAddress
		};
		return host;
	}
	function mergeOptions(target) {
		for (var i = 1, len = arguments.length; i < len; ++i) {
			var overrides = arguments[i];
			if (typeof overrides === "object") {
				var keys = Object.keys(overrides);
				for (var j = 0, keyLen = keys.length; j < keyLen; ++j) {
					var k = keys[j];
					if (overrides[k] !== void 0) target[k] = overrides[k];
				}
			}
		}
		return target;
	}
	var debug;
	if (process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG)) debug = function() {
		var args = Array.prototype.slice.call(arguments);
		if (typeof args[0] === "string") args[0] = "TUNNEL: " + args[0];
		else args.unshift("TUNNEL:");
		console.error.apply(console, args);
	};
	else debug = function() {};
	exports.debug = debug;
}));

// node_modules/tunnel/index.js
var require_tunnel = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = require_tunnel$1();
}));

// \0late:tunnel
var require__late_tunnel = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		httpOverHttp: function(...given) {
			const to = require_tunnel().httpOverHttp;
			return new.target ? new to(...given) : to(...given);
		},
		httpOverHttps: function(...given) {
			const to = require_tunnel().httpOverHttps;
			return new.target ? new to(...given) : to(...given);
		},
		httpsOverHttp: function(...given) {
			const to = require_tunnel().httpsOverHttp;
			return new.target ? new to(...given) : to(...given);
		},
		httpsOverHttps: function(...given) {
			const to = require_tunnel().httpsOverHttps;
			return new.target ? new to(...given) : to(...given);
		}
	};
}));

// src/io/github/left-out.ts
var import__late_tunnel = /* @__PURE__ */ __toESM(require__late_tunnel(), 1);
const absent = () => {
	throw new Error("undici is not part of the bundle");
};
/** Made where a proxy is set, and asked for nothing. */
const ProxyAgent = function ProxyAgent() {};
const nothing$1 = () => ({});
const { parse: JSONParse, stringify: JSONStringify } = JSON;

// node_modules/@actions/http-client/lib/index.js
var __awaiter$3 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
var HttpCodes;
(function(HttpCodes) {
	HttpCodes[HttpCodes["OK"] = 200] = "OK";
	HttpCodes[HttpCodes["MultipleChoices"] = 300] = "MultipleChoices";
	HttpCodes[HttpCodes["MovedPermanently"] = 301] = "MovedPermanently";
	HttpCodes[HttpCodes["ResourceMoved"] = 302] = "ResourceMoved";
	HttpCodes[HttpCodes["SeeOther"] = 303] = "SeeOther";
	HttpCodes[HttpCodes["NotModified"] = 304] = "NotModified";
	HttpCodes[HttpCodes["UseProxy"] = 305] = "UseProxy";
	HttpCodes[HttpCodes["SwitchProxy"] = 306] = "SwitchProxy";
	HttpCodes[HttpCodes["TemporaryRedirect"] = 307] = "TemporaryRedirect";
	HttpCodes[HttpCodes["PermanentRedirect"] = 308] = "PermanentRedirect";
	HttpCodes[HttpCodes["BadRequest"] = 400] = "BadRequest";
	HttpCodes[HttpCodes["Unauthorized"] = 401] = "Unauthorized";
	HttpCodes[HttpCodes["PaymentRequired"] = 402] = "PaymentRequired";
	HttpCodes[HttpCodes["Forbidden"] = 403] = "Forbidden";
	HttpCodes[HttpCodes["NotFound"] = 404] = "NotFound";
	HttpCodes[HttpCodes["MethodNotAllowed"] = 405] = "MethodNotAllowed";
	HttpCodes[HttpCodes["NotAcceptable"] = 406] = "NotAcceptable";
	HttpCodes[HttpCodes["ProxyAuthenticationRequired"] = 407] = "ProxyAuthenticationRequired";
	HttpCodes[HttpCodes["RequestTimeout"] = 408] = "RequestTimeout";
	HttpCodes[HttpCodes["Conflict"] = 409] = "Conflict";
	HttpCodes[HttpCodes["Gone"] = 410] = "Gone";
	HttpCodes[HttpCodes["TooManyRequests"] = 429] = "TooManyRequests";
	HttpCodes[HttpCodes["InternalServerError"] = 500] = "InternalServerError";
	HttpCodes[HttpCodes["NotImplemented"] = 501] = "NotImplemented";
	HttpCodes[HttpCodes["BadGateway"] = 502] = "BadGateway";
	HttpCodes[HttpCodes["ServiceUnavailable"] = 503] = "ServiceUnavailable";
	HttpCodes[HttpCodes["GatewayTimeout"] = 504] = "GatewayTimeout";
})(HttpCodes || (HttpCodes = {}));
var Headers;
(function(Headers) {
	Headers["Accept"] = "accept";
	Headers["ContentType"] = "content-type";
})(Headers || (Headers = {}));
var MediaTypes;
(function(MediaTypes) {
	MediaTypes["ApplicationJson"] = "application/json";
})(MediaTypes || (MediaTypes = {}));
const HttpRedirectCodes = [
	HttpCodes.MovedPermanently,
	HttpCodes.ResourceMoved,
	HttpCodes.SeeOther,
	HttpCodes.TemporaryRedirect,
	HttpCodes.PermanentRedirect
];
const HttpResponseRetryCodes = [
	HttpCodes.BadGateway,
	HttpCodes.ServiceUnavailable,
	HttpCodes.GatewayTimeout
];
const RetryableHttpVerbs = [
	"OPTIONS",
	"GET",
	"DELETE",
	"HEAD"
];
const ExponentialBackoffCeiling = 10;
const ExponentialBackoffTimeSlice = 5;
var HttpClientError = class HttpClientError extends Error {
	constructor(message, statusCode) {
		super(message);
		this.name = "HttpClientError";
		this.statusCode = statusCode;
		Object.setPrototypeOf(this, HttpClientError.prototype);
	}
};
var HttpClientResponse = class {
	constructor(message) {
		this.message = message;
	}
	readBody() {
		return __awaiter$3(this, void 0, void 0, function* () {
			return new Promise((resolve) => __awaiter$3(this, void 0, void 0, function* () {
				let output = Buffer.alloc(0);
				this.message.on("data", (chunk) => {
					output = Buffer.concat([output, chunk]);
				});
				this.message.on("end", () => {
					resolve(output.toString());
				});
			}));
		});
	}
	readBodyBuffer() {
		return __awaiter$3(this, void 0, void 0, function* () {
			return new Promise((resolve) => __awaiter$3(this, void 0, void 0, function* () {
				const chunks = [];
				this.message.on("data", (chunk) => {
					chunks.push(chunk);
				});
				this.message.on("end", () => {
					resolve(Buffer.concat(chunks));
				});
			}));
		});
	}
};
var HttpClient = class {
	constructor(userAgent, handlers, requestOptions) {
		this._ignoreSslError = false;
		this._allowRedirects = true;
		this._allowRedirectDowngrade = false;
		this._maxRedirects = 50;
		this._allowRetries = false;
		this._maxRetries = 1;
		this._keepAlive = false;
		this._disposed = false;
		this.userAgent = this._getUserAgentWithOrchestrationId(userAgent);
		this.handlers = handlers || [];
		this.requestOptions = requestOptions;
		if (requestOptions) {
			if (requestOptions.ignoreSslError != null) this._ignoreSslError = requestOptions.ignoreSslError;
			this._socketTimeout = requestOptions.socketTimeout;
			if (requestOptions.allowRedirects != null) this._allowRedirects = requestOptions.allowRedirects;
			if (requestOptions.allowRedirectDowngrade != null) this._allowRedirectDowngrade = requestOptions.allowRedirectDowngrade;
			if (requestOptions.maxRedirects != null) this._maxRedirects = Math.max(requestOptions.maxRedirects, 0);
			if (requestOptions.keepAlive != null) this._keepAlive = requestOptions.keepAlive;
			if (requestOptions.allowRetries != null) this._allowRetries = requestOptions.allowRetries;
			if (requestOptions.maxRetries != null) this._maxRetries = requestOptions.maxRetries;
		}
	}
	options(requestUrl, additionalHeaders) {
		return __awaiter$3(this, void 0, void 0, function* () {
			return this.request("OPTIONS", requestUrl, null, additionalHeaders || {});
		});
	}
	get(requestUrl, additionalHeaders) {
		return __awaiter$3(this, void 0, void 0, function* () {
			return this.request("GET", requestUrl, null, additionalHeaders || {});
		});
	}
	del(requestUrl, additionalHeaders) {
		return __awaiter$3(this, void 0, void 0, function* () {
			return this.request("DELETE", requestUrl, null, additionalHeaders || {});
		});
	}
	post(requestUrl, data, additionalHeaders) {
		return __awaiter$3(this, void 0, void 0, function* () {
			return this.request("POST", requestUrl, data, additionalHeaders || {});
		});
	}
	patch(requestUrl, data, additionalHeaders) {
		return __awaiter$3(this, void 0, void 0, function* () {
			return this.request("PATCH", requestUrl, data, additionalHeaders || {});
		});
	}
	put(requestUrl, data, additionalHeaders) {
		return __awaiter$3(this, void 0, void 0, function* () {
			return this.request("PUT", requestUrl, data, additionalHeaders || {});
		});
	}
	head(requestUrl, additionalHeaders) {
		return __awaiter$3(this, void 0, void 0, function* () {
			return this.request("HEAD", requestUrl, null, additionalHeaders || {});
		});
	}
	sendStream(verb, requestUrl, stream, additionalHeaders) {
		return __awaiter$3(this, void 0, void 0, function* () {
			return this.request(verb, requestUrl, stream, additionalHeaders);
		});
	}
	/**
	* Gets a typed object from an endpoint
	* Be aware that not found returns a null.  Other errors (4xx, 5xx) reject the promise
	*/
	getJson(requestUrl_1) {
		return __awaiter$3(this, arguments, void 0, function* (requestUrl, additionalHeaders = {}) {
			additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
			const res = yield this.get(requestUrl, additionalHeaders);
			return this._processResponse(res, this.requestOptions);
		});
	}
	postJson(requestUrl_1, obj_1) {
		return __awaiter$3(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
			const data = JSON.stringify(obj, null, 2);
			additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
			additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
			const res = yield this.post(requestUrl, data, additionalHeaders);
			return this._processResponse(res, this.requestOptions);
		});
	}
	putJson(requestUrl_1, obj_1) {
		return __awaiter$3(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
			const data = JSON.stringify(obj, null, 2);
			additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
			additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
			const res = yield this.put(requestUrl, data, additionalHeaders);
			return this._processResponse(res, this.requestOptions);
		});
	}
	patchJson(requestUrl_1, obj_1) {
		return __awaiter$3(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
			const data = JSON.stringify(obj, null, 2);
			additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
			additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
			const res = yield this.patch(requestUrl, data, additionalHeaders);
			return this._processResponse(res, this.requestOptions);
		});
	}
	/**
	* Makes a raw http request.
	* All other methods such as get, post, patch, and request ultimately call this.
	* Prefer get, del, post and patch
	*/
	request(verb, requestUrl, data, headers) {
		return __awaiter$3(this, void 0, void 0, function* () {
			if (this._disposed) throw new Error("Client has already been disposed.");
			const parsedUrl = new URL(requestUrl);
			let info = this._prepareRequest(verb, parsedUrl, headers);
			const maxTries = this._allowRetries && RetryableHttpVerbs.includes(verb) ? this._maxRetries + 1 : 1;
			let numTries = 0;
			let response;
			do {
				response = yield this.requestRaw(info, data);
				if (response && response.message && response.message.statusCode === HttpCodes.Unauthorized) {
					let authenticationHandler;
					for (const handler of this.handlers) if (handler.canHandleAuthentication(response)) {
						authenticationHandler = handler;
						break;
					}
					if (authenticationHandler) return authenticationHandler.handleAuthentication(this, info, data);
					else return response;
				}
				let redirectsRemaining = this._maxRedirects;
				while (response.message.statusCode && HttpRedirectCodes.includes(response.message.statusCode) && this._allowRedirects && redirectsRemaining > 0) {
					const redirectUrl = response.message.headers["location"];
					if (!redirectUrl) break;
					const parsedRedirectUrl = new URL(redirectUrl);
					if (parsedUrl.protocol === "https:" && parsedUrl.protocol !== parsedRedirectUrl.protocol && !this._allowRedirectDowngrade) throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.");
					yield response.readBody();
					if (parsedRedirectUrl.hostname !== parsedUrl.hostname) {
						for (const header in headers) if (header.toLowerCase() === "authorization") delete headers[header];
					}
					info = this._prepareRequest(verb, parsedRedirectUrl, headers);
					response = yield this.requestRaw(info, data);
					redirectsRemaining--;
				}
				if (!response.message.statusCode || !HttpResponseRetryCodes.includes(response.message.statusCode)) return response;
				numTries += 1;
				if (numTries < maxTries) {
					yield response.readBody();
					yield this._performExponentialBackoff(numTries);
				}
			} while (numTries < maxTries);
			return response;
		});
	}
	/**
	* Needs to be called if keepAlive is set to true in request options.
	*/
	dispose() {
		if (this._agent) this._agent.destroy();
		this._disposed = true;
	}
	/**
	* Raw request.
	* @param info
	* @param data
	*/
	requestRaw(info, data) {
		return __awaiter$3(this, void 0, void 0, function* () {
			return new Promise((resolve, reject) => {
				function callbackForResult(err, res) {
					if (err) reject(err);
					else if (!res) reject(/* @__PURE__ */ new Error("Unknown error"));
					else resolve(res);
				}
				this.requestRawWithCallback(info, data, callbackForResult);
			});
		});
	}
	/**
	* Raw request with callback.
	* @param info
	* @param data
	* @param onResult
	*/
	requestRawWithCallback(info, data, onResult) {
		if (typeof data === "string") {
			if (!info.options.headers) info.options.headers = {};
			info.options.headers["Content-Length"] = Buffer.byteLength(data, "utf8");
		}
		let callbackCalled = false;
		function handleResult(err, res) {
			if (!callbackCalled) {
				callbackCalled = true;
				onResult(err, res);
			}
		}
		const req = info.httpModule.request(info.options, (msg) => {
			handleResult(void 0, new HttpClientResponse(msg));
		});
		let socket;
		req.on("socket", (sock) => {
			socket = sock;
		});
		req.setTimeout(this._socketTimeout || 18e4, () => {
			if (socket) socket.end();
			handleResult(/* @__PURE__ */ new Error(`Request timeout: ${info.options.path}`));
		});
		req.on("error", function(err) {
			handleResult(err);
		});
		if (data && typeof data === "string") req.write(data, "utf8");
		if (data && typeof data !== "string") {
			data.on("close", function() {
				req.end();
			});
			data.pipe(req);
		} else req.end();
	}
	/**
	* Gets an http agent. This function is useful when you need an http agent that handles
	* routing through a proxy server - depending upon the url and proxy environment variables.
	* @param serverUrl  The server URL where the request will be sent. For example, https://api.github.com
	*/
	getAgent(serverUrl) {
		const parsedUrl = new URL(serverUrl);
		return this._getAgent(parsedUrl);
	}
	getAgentDispatcher(serverUrl) {
		const parsedUrl = new URL(serverUrl);
		const proxyUrl = getProxyUrl(parsedUrl);
		if (!(proxyUrl && proxyUrl.hostname)) return;
		return this._getProxyAgentDispatcher(parsedUrl, proxyUrl);
	}
	_prepareRequest(method, requestUrl, headers) {
		const info = {};
		info.parsedUrl = requestUrl;
		const usingSsl = info.parsedUrl.protocol === "https:";
		info.httpModule = usingSsl ? import__late_https : import__builtin_http;
		const defaultPort = usingSsl ? 443 : 80;
		info.options = {};
		info.options.host = info.parsedUrl.hostname;
		info.options.port = info.parsedUrl.port ? parseInt(info.parsedUrl.port) : defaultPort;
		info.options.path = (info.parsedUrl.pathname || "") + (info.parsedUrl.search || "");
		info.options.method = method;
		info.options.headers = this._mergeHeaders(headers);
		if (this.userAgent != null) info.options.headers["user-agent"] = this.userAgent;
		info.options.agent = this._getAgent(info.parsedUrl);
		if (this.handlers) for (const handler of this.handlers) handler.prepareRequest(info.options);
		return info;
	}
	_mergeHeaders(headers) {
		if (this.requestOptions && this.requestOptions.headers) return Object.assign({}, lowercaseKeys$1(this.requestOptions.headers), lowercaseKeys$1(headers || {}));
		return lowercaseKeys$1(headers || {});
	}
	/**
	* Gets an existing header value or returns a default.
	* Handles converting number header values to strings since HTTP headers must be strings.
	* Note: This returns string | string[] since some headers can have multiple values.
	* For headers that must always be a single string (like Content-Type), use the
	* specialized _getExistingOrDefaultContentTypeHeader method instead.
	*/
	_getExistingOrDefaultHeader(additionalHeaders, header, _default) {
		let clientHeader;
		if (this.requestOptions && this.requestOptions.headers) {
			const headerValue = lowercaseKeys$1(this.requestOptions.headers)[header];
			if (headerValue) clientHeader = typeof headerValue === "number" ? headerValue.toString() : headerValue;
		}
		const additionalValue = additionalHeaders[header];
		if (additionalValue !== void 0) return typeof additionalValue === "number" ? additionalValue.toString() : additionalValue;
		if (clientHeader !== void 0) return clientHeader;
		return _default;
	}
	/**
	* Specialized version of _getExistingOrDefaultHeader for Content-Type header.
	* Always returns a single string (not an array) since Content-Type should be a single value.
	* Converts arrays to comma-separated strings and numbers to strings to ensure type safety.
	* This was split from _getExistingOrDefaultHeader to provide stricter typing for callers
	* that assign the result to places expecting a string (e.g., additionalHeaders[Headers.ContentType]).
	*/
	_getExistingOrDefaultContentTypeHeader(additionalHeaders, _default) {
		let clientHeader;
		if (this.requestOptions && this.requestOptions.headers) {
			const headerValue = lowercaseKeys$1(this.requestOptions.headers)[Headers.ContentType];
			if (headerValue) {
				if (typeof headerValue === "number") clientHeader = String(headerValue);
				else if (Array.isArray(headerValue)) clientHeader = headerValue.join(", ");
				else clientHeader = headerValue;
			}
		}
		const additionalValue = additionalHeaders[Headers.ContentType];
		if (additionalValue !== void 0) {
			if (typeof additionalValue === "number") return String(additionalValue);
			else if (Array.isArray(additionalValue)) return additionalValue.join(", ");
			else return additionalValue;
		}
		if (clientHeader !== void 0) return clientHeader;
		return _default;
	}
	_getAgent(parsedUrl) {
		let agent;
		const proxyUrl = getProxyUrl(parsedUrl);
		const useProxy = proxyUrl && proxyUrl.hostname;
		if (this._keepAlive && useProxy) agent = this._proxyAgent;
		if (!useProxy) agent = this._agent;
		if (agent) return agent;
		const usingSsl = parsedUrl.protocol === "https:";
		let maxSockets = 100;
		if (this.requestOptions) maxSockets = this.requestOptions.maxSockets || import__builtin_http.globalAgent.maxSockets;
		if (proxyUrl && proxyUrl.hostname) {
			const agentOptions = {
				maxSockets,
				keepAlive: this._keepAlive,
				proxy: Object.assign(Object.assign({}, (proxyUrl.username || proxyUrl.password) && { proxyAuth: `${proxyUrl.username}:${proxyUrl.password}` }), {
					host: proxyUrl.hostname,
					port: proxyUrl.port
				})
			};
			let tunnelAgent;
			const overHttps = proxyUrl.protocol === "https:";
			if (usingSsl) tunnelAgent = overHttps ? import__late_tunnel.httpsOverHttps : import__late_tunnel.httpsOverHttp;
			else tunnelAgent = overHttps ? import__late_tunnel.httpOverHttps : import__late_tunnel.httpOverHttp;
			agent = tunnelAgent(agentOptions);
			this._proxyAgent = agent;
		}
		if (!agent) {
			const options = {
				keepAlive: this._keepAlive,
				maxSockets
			};
			agent = usingSsl ? new import__late_https.Agent(options) : new import__builtin_http.Agent(options);
			this._agent = agent;
		}
		if (usingSsl && this._ignoreSslError) agent.options = Object.assign(agent.options || {}, { rejectUnauthorized: false });
		return agent;
	}
	_getProxyAgentDispatcher(parsedUrl, proxyUrl) {
		let proxyAgent;
		if (this._keepAlive) proxyAgent = this._proxyAgentDispatcher;
		if (proxyAgent) return proxyAgent;
		const usingSsl = parsedUrl.protocol === "https:";
		proxyAgent = new ProxyAgent(Object.assign({
			uri: proxyUrl.href,
			pipelining: !this._keepAlive ? 0 : 1
		}, (proxyUrl.username || proxyUrl.password) && { token: `Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString("base64")}` }));
		this._proxyAgentDispatcher = proxyAgent;
		if (usingSsl && this._ignoreSslError) proxyAgent.options = Object.assign(proxyAgent.options.requestTls || {}, { rejectUnauthorized: false });
		return proxyAgent;
	}
	_getUserAgentWithOrchestrationId(userAgent) {
		const baseUserAgent = userAgent || "actions/http-client";
		const orchId = process.env["ACTIONS_ORCHESTRATION_ID"];
		if (orchId) return `${baseUserAgent} actions_orchestration_id/${orchId.replace(/[^a-z0-9_.-]/gi, "_")}`;
		return baseUserAgent;
	}
	_performExponentialBackoff(retryNumber) {
		return __awaiter$3(this, void 0, void 0, function* () {
			retryNumber = Math.min(ExponentialBackoffCeiling, retryNumber);
			const ms = ExponentialBackoffTimeSlice * Math.pow(2, retryNumber);
			return new Promise((resolve) => setTimeout(() => resolve(), ms));
		});
	}
	_processResponse(res, options) {
		return __awaiter$3(this, void 0, void 0, function* () {
			return new Promise((resolve, reject) => __awaiter$3(this, void 0, void 0, function* () {
				const statusCode = res.message.statusCode || 0;
				const response = {
					statusCode,
					result: null,
					headers: {}
				};
				if (statusCode === HttpCodes.NotFound) resolve(response);
				function dateTimeDeserializer(key, value) {
					if (typeof value === "string") {
						const a = new Date(value);
						if (!isNaN(a.valueOf())) return a;
					}
					return value;
				}
				let obj;
				let contents;
				try {
					contents = yield res.readBody();
					if (contents && contents.length > 0) {
						if (options && options.deserializeDates) obj = JSON.parse(contents, dateTimeDeserializer);
						else obj = JSON.parse(contents);
						response.result = obj;
					}
					response.headers = res.message.headers;
				} catch (err) {}
				if (statusCode > 299) {
					let msg;
					if (obj && obj.message) msg = obj.message;
					else if (contents && contents.length > 0) msg = contents;
					else msg = `Failed request: (${statusCode})`;
					const err = new HttpClientError(msg, statusCode);
					err.result = response.result;
					reject(err);
				} else resolve(response);
			}));
		});
	}
};
const lowercaseKeys$1 = (obj) => Object.keys(obj).reduce((c, k) => (c[k.toLowerCase()] = obj[k], c), {});

// node_modules/@actions/core/lib/summary.js
var __awaiter$2 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { access, appendFile, writeFile } = import__builtin_fs.promises;
const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
	constructor() {
		this._buffer = "";
	}
	/**
	* Finds the summary file path from the environment, rejects if env var is not found or file does not exist
	* Also checks r/w permissions.
	*
	* @returns step summary file path
	*/
	filePath() {
		return __awaiter$2(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			const pathFromEnv = process.env[SUMMARY_ENV_VAR];
			if (!pathFromEnv) throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
			try {
				yield access(pathFromEnv, import__builtin_fs.constants.R_OK | import__builtin_fs.constants.W_OK);
			} catch (_a) {
				throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
			}
			this._filePath = pathFromEnv;
			return this._filePath;
		});
	}
	/**
	* Wraps content in an HTML tag, adding any HTML attributes
	*
	* @param {string} tag HTML tag to wrap
	* @param {string | null} content content within the tag
	* @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
	*
	* @returns {string} content wrapped in HTML element
	*/
	wrap(tag, content, attrs = {}) {
		const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
		if (!content) return `<${tag}${htmlAttrs}>`;
		return `<${tag}${htmlAttrs}>${content}</${tag}>`;
	}
	/**
	* Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
	*
	* @param {SummaryWriteOptions} [options] (optional) options for write operation
	*
	* @returns {Promise<Summary>} summary instance
	*/
	write(options) {
		return __awaiter$2(this, void 0, void 0, function* () {
			const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
			const filePath = yield this.filePath();
			yield (overwrite ? writeFile : appendFile)(filePath, this._buffer, { encoding: "utf8" });
			return this.emptyBuffer();
		});
	}
	/**
	* Clears the summary buffer and wipes the summary file
	*
	* @returns {Summary} summary instance
	*/
	clear() {
		return __awaiter$2(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: true });
		});
	}
	/**
	* Returns the current summary buffer as a string
	*
	* @returns {string} string of summary buffer
	*/
	stringify() {
		return this._buffer;
	}
	/**
	* If the summary buffer is empty
	*
	* @returns {boolen} true if the buffer is empty
	*/
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	/**
	* Resets the summary buffer without writing to summary file
	*
	* @returns {Summary} summary instance
	*/
	emptyBuffer() {
		this._buffer = "";
		return this;
	}
	/**
	* Adds raw text to the summary buffer
	*
	* @param {string} text content to add
	* @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
	*
	* @returns {Summary} summary instance
	*/
	addRaw(text, addEOL = false) {
		this._buffer += text;
		return addEOL ? this.addEOL() : this;
	}
	/**
	* Adds the operating system-specific end-of-line marker to the buffer
	*
	* @returns {Summary} summary instance
	*/
	addEOL() {
		return this.addRaw(import__builtin_os.EOL);
	}
	/**
	* Adds an HTML codeblock to the summary buffer
	*
	* @param {string} code content to render within fenced code block
	* @param {string} lang (optional) language to syntax highlight code
	*
	* @returns {Summary} summary instance
	*/
	addCodeBlock(code, lang) {
		const attrs = Object.assign({}, lang && { lang });
		const element = this.wrap("pre", this.wrap("code", code), attrs);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML list to the summary buffer
	*
	* @param {string[]} items list of items to render
	* @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
	*
	* @returns {Summary} summary instance
	*/
	addList(items, ordered = false) {
		const tag = ordered ? "ol" : "ul";
		const listItems = items.map((item) => this.wrap("li", item)).join("");
		const element = this.wrap(tag, listItems);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML table to the summary buffer
	*
	* @param {SummaryTableCell[]} rows table rows
	*
	* @returns {Summary} summary instance
	*/
	addTable(rows) {
		const tableBody = rows.map((row) => {
			const cells = row.map((cell) => {
				if (typeof cell === "string") return this.wrap("td", cell);
				const { header, data, colspan, rowspan } = cell;
				const tag = header ? "th" : "td";
				const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
				return this.wrap(tag, data, attrs);
			}).join("");
			return this.wrap("tr", cells);
		}).join("");
		const element = this.wrap("table", tableBody);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds a collapsable HTML details element to the summary buffer
	*
	* @param {string} label text for the closed state
	* @param {string} content collapsable content
	*
	* @returns {Summary} summary instance
	*/
	addDetails(label, content) {
		const element = this.wrap("details", this.wrap("summary", label) + content);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML image tag to the summary buffer
	*
	* @param {string} src path to the image you to embed
	* @param {string} alt text description of the image
	* @param {SummaryImageOptions} options (optional) addition image attributes
	*
	* @returns {Summary} summary instance
	*/
	addImage(src, alt, options) {
		const { width, height } = options || {};
		const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
		const element = this.wrap("img", null, Object.assign({
			src,
			alt
		}, attrs));
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML section heading element
	*
	* @param {string} text heading text
	* @param {number | string} [level=1] (optional) the heading level, default: 1
	*
	* @returns {Summary} summary instance
	*/
	addHeading(text, level) {
		const tag = `h${level}`;
		const allowedTag = [
			"h1",
			"h2",
			"h3",
			"h4",
			"h5",
			"h6"
		].includes(tag) ? tag : "h1";
		const element = this.wrap(allowedTag, text);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML thematic break (<hr>) to the summary buffer
	*
	* @returns {Summary} summary instance
	*/
	addSeparator() {
		const element = this.wrap("hr", null);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML line break (<br>) to the summary buffer
	*
	* @returns {Summary} summary instance
	*/
	addBreak() {
		const element = this.wrap("br", null);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML blockquote to the summary buffer
	*
	* @param {string} text quote text
	* @param {string} cite (optional) citation url
	*
	* @returns {Summary} summary instance
	*/
	addQuote(text, cite) {
		const attrs = Object.assign({}, cite && { cite });
		const element = this.wrap("blockquote", text, attrs);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML anchor tag to the summary buffer
	*
	* @param {string} text link text/content
	* @param {string} href hyperlink
	*
	* @returns {Summary} summary instance
	*/
	addLink(text, href) {
		const element = this.wrap("a", text, { href });
		return this.addRaw(element).addEOL();
	}
};
const _summary = new Summary();
const summary = _summary;

// node_modules/@actions/core/lib/core.js
var __awaiter$1 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
/**
* The code to exit an action
*/
var ExitCode;
(function(ExitCode) {
	/**
	* A code indicating that the action was successful
	*/
	ExitCode[ExitCode["Success"] = 0] = "Success";
	/**
	* A code indicating that the action was a failure
	*/
	ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
/**
* Gets the value of an input.
* Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
* Returns an empty string if the value is not defined.
*
* @param     name     name of the input to get
* @param     options  optional. See InputOptions.
* @returns   string
*/
function getInput(name, options) {
	const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
	if (options && options.required && !val) throw new Error(`Input required and not supplied: ${name}`);
	if (options && options.trimWhitespace === false) return val;
	return val.trim();
}
/**
* Sets the value of an output.
*
* @param     name     name of the output to set
* @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
*/
function setOutput(name, value) {
	if (process.env["GITHUB_OUTPUT"] || "") return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
	process.stdout.write(import__builtin_os.EOL);
	issueCommand("set-output", { name }, toCommandValue(value));
}
/**
* Adds an error issue
* @param message error issue message. Errors will be converted to string via toString()
* @param properties optional properties to add to the annotation.
*/
function error(message, properties = {}) {
	issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
* Adds a warning issue
* @param message warning issue message. Errors will be converted to string via toString()
* @param properties optional properties to add to the annotation.
*/
function warning(message, properties = {}) {
	issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
* Writes info to log with console.log.
* @param message info message
*/
function info(message) {
	process.stdout.write(message + import__builtin_os.EOL);
}

// src/core/block/format.ts
var BEGIN, END$1, HEADING, FENCE, COLUMNS$1, BODY;
var init_format = __esmMin((() => {
	BEGIN = "<!-- recount -->";
	END$1 = "<!-- /recount -->";
	HEADING = "## Verification";
	FENCE = "```recount";
	COLUMNS$1 = [
		"suite",
		"scope",
		"result",
		"total",
		"passed",
		"failed",
		"skipped",
		"command"
	];
	BODY = "body";
}));

// src/core/block/github.ts
var FILTERED, COMMENT$1, DECLARATION, SMALL_DECLARATION, TAG_LINE, DEFINITION, TAG$2, TAKEN_OUT, filter, literally$1, EMPTY_BOX, withoutEmptyBoxes, githubLines, githubHtml, githubInline, textAt, endingTag, footnoteInto, footnotesLast;
var init_github = __esmMin((() => {
	FILTERED = /<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:[ \t\n\v\f\r/>]|$))/gi;
	COMMENT$1 = /^<!--(?:-?[^>-](?:-?[^-])*)?-->$/;
	DECLARATION = /^<!(?:[A-Z]+[ \t\n\v\f\r]|\[CDATA\[)/;
	SMALL_DECLARATION = /<!(?=[a-z])/g;
	TAG_LINE = /^<\/?[a-z].*>\s*$/i;
	DEFINITION = /^\[\^[^\]\s]+\]:[ \t]*/;
	TAG$2 = /<(?!\/?[a-z][a-z0-9-]*(?:[ \t\n\v\f\r]+[a-z_:][\w.:-]*(?:[ \t\n\v\f\r]*=[ \t\n\v\f\r]*(?:[^ \t\n\v\f\r"'=<>`]+|'[^']*'|"[^"]*"))?)*[ \t\n\v\f\r]*\/?>)/gi;
	TAKEN_OUT = /(?<=<\/?)(?=(?:template|select|noscript)(?:[ \t\n\v\f\r/>]|$))/gi;
	filter = (html) => html.replace(FILTERED, "&lt;").replace(TAKEN_OUT, "x-");
	literally$1 = (html) => filter(html.replace(TAG$2, "&lt;"));
	EMPTY_BOX = /^([ \t\v\f]*)((?:[-+*]|\d+[.)])[ \t\v\f]+)\[[ xX]\]([ \t\v\f]*)$/;
	withoutEmptyBoxes = (lines) => lines.map((line, at) => {
		const box = EMPTY_BOX.exec(line);
		if (box !== null) return `${box[1]}${box[2]}#  ${box[3]}`;
		const above = line.trim() === "" ? EMPTY_BOX.exec(lines[at - 1] ?? "") : null;
		return above === null ? line : `${above[1]}#`;
	});
	githubLines = (lines) => withoutEmptyBoxes(lines).map((line) => line.replace(SMALL_DECLARATION, "&lt;!"));
	githubHtml = filter;
	githubInline = (html) => html.startsWith("<!") && !COMMENT$1.test(html) && !DECLARATION.test(html) ? literally$1(html) : filter(html);
	textAt = ({ src, bMarks, tShift, eMarks }, line) => src.slice(Number(bMarks[line]) + Number(tShift[line]), eMarks[line]);
	endingTag = (state, line, _end, silent) => {
		const lazy = state.parentType === "blockquote" || Number(state.sCount[line]) < state.blkIndent;
		return silent && lazy && TAG_LINE.test(textAt(state, line));
	};
	footnoteInto = (footnotes) => (state, line, end, silent) => {
		const label = DEFINITION.exec(textAt(state, line));
		if (label === null || Number(state.sCount[line]) - state.blkIndent > 3) return false;
		if (silent) return true;
		const before = state.tokens.length;
		const opening = state.push("footnote_open", "section", 1);
		state.blkIndent += 4;
		state.tShift[line] = Number(state.tShift[line]) + label[0].length;
		state.sCount[line] = state.blkIndent;
		state.md.block.tokenize(state, line, end);
		state.blkIndent -= 4;
		const closing = state.push("footnote_close", "section", -1);
		opening.map = [line, state.line];
		for (const edge of [opening, closing]) Object.assign(edge, {
			level: 0,
			hidden: true
		});
		footnotes.push(...state.tokens.splice(before));
		return true;
	};
	footnotesLast = (footnotes) => ({ tokens }) => {
		tokens.push(...footnotes.splice(0));
	};
}));

// \0held:held-markdown-it
var require__held_held_markdown_it = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = held("held-markdown-it");
}));

// src/core/block/markdown.ts
init_format();
init_github();
const partsOf$2 = (all) => {
	const parts = [];
	let tokens = [];
	for (const token of all) {
		tokens.push(token);
		if (token.level > 0 || token.nesting === 1) continue;
		const [line, end] = tokens.flatMap(({ map }) => map ?? []);
		parts.push({
			tokens,
			line: Number(line),
			end: Number(end)
		});
		tokens = [];
	}
	return parts;
};
/**
* Parses a body as GitHub does, with raw HTML and tables. The parser is loaded here and not before, since it takes a
* twentieth of a second, which a command that reads no body should not pay.
*/
const parseMarkdown = async ({ lines }) => {
	const { default: MarkdownIt } = await Promise.resolve().then(() => /* @__PURE__ */ __toESM(require__held_held_markdown_it(), 1));
	const options = {
		html: true,
		breaks: true
	};
	const parsers = {
		commonmark: new MarkdownIt(options),
		github: new MarkdownIt(options)
	};
	parsers.github.block.ruler.before("html_block", "ending_tag", endingTag, { alt: ["paragraph", "blockquote"] });
	const footnotes = [];
	parsers.github.block.ruler.before("reference", "footnote", footnoteInto(footnotes), { alt: [
		"paragraph",
		"reference",
		"blockquote"
	] });
	parsers.github.core.ruler.after("block", "footnotes", footnotesLast(footnotes));
	Object.assign(parsers.github.renderer.rules, {
		html_block: (tokens, index) => githubHtml(String(tokens[index]?.content)),
		html_inline: (tokens, index) => githubInline(String(tokens[index]?.content))
	});
	const parse = (reading) => {
		const read = reading === "commonmark" ? lines : githubLines(lines);
		return partsOf$2(parsers[reading].parse(read.join("\n"), {}));
	};
	const parts = parse("commonmark");
	return {
		parts,
		render: (reading) => {
			const { renderer, options } = parsers[reading];
			return (reading === "commonmark" ? parts : parse(reading)).map(({ tokens, line }) => ({
				line,
				html: renderer.render([...tokens], options, {})
			}));
		},
		unescape: parsers.commonmark.utils.unescapeAll
	};
};

// src/core/block/skeleton.ts
var LATIN, PLAIN$2, skeleton, letters, NAME, readsLikeName, PLAIN_INFO, readsLikeMarker, readsLikeInfo, MARKS$1, TAG$1, FORMULA, COMMANDS, inOrder, haveSameLetters, readsLikeWord, holdsCells, holdsRow;
var init_skeleton = __esmMin((() => {
	LATIN = new Map(Object.entries({
		a: "\u0430\u0251\u03b1\u1d00\u2c81",
		c: "\u0441\u03f2\u1d04\u2ca5\uabaf",
		d: "\u0501\u0257\u1d05\uab70",
		e: "\u0435\u0454\u04bd\u212e\uab32\u1d07\u2c89\u03b5",
		f: "\uab35\u0584\ua730",
		k: "\u043a\u03ba\u1d0b\u2c95",
		l: "i\u0456\u0131\u0269\u03b9\u04cf\u01c01|\u026a\u217c\u2223\u0627",
		m: "\u043c\u1d0d\u2c99",
		n: "\u0578\u057c\u043f\u03b7\u0274\u1d0e\u2c9b",
		o: "0\u043e\u03bf\u03c3\u0585\u1d0f\u2c9f\u05e1\u06c1\u0966\u09e6\u0a66\u0ae6\u0be6",
		p: "\u0440\u03c1\u1d18\u2ca3\u03f1",
		r: "\u0433\u1d26\u2c85\uab81\u0280\uab47\uab48",
		s: "\u0455\u01bd\ua731\uabaa\u057f",
		t: "\u0442\u03c4\u1d1b\u2ca7\uab72",
		u: "\u03c5\u057d\u1d1c\u028b\uab4e\uab52\u0446"
	}).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin])));
	PLAIN$2 = /^[ -~]*$/;
	skeleton = (text) => {
		const folded = PLAIN$2.test(text) ? text : text.normalize("NFKD").replace(/[\p{Default_Ignorable_Code_Point}\p{Mark}\p{Cc}\p{Cf}]/gu, "");
		return Array.from(folded.toLowerCase(), (char) => LATIN.get(char) ?? char).join("");
	};
	letters = (text) => {
		const shape = skeleton(text);
		return PLAIN$2.test(shape) ? shape.replace(/[^a-z0-9]/g, "") : shape.replace(/[^\p{L}\p{N}]/gu, "");
	};
	NAME = skeleton("recount");
	readsLikeName = (word) => skeleton(word) === NAME;
	PLAIN_INFO = new RegExp(`^[^a-z0-9]*${NAME}(?![a-z0-9])`);
	readsLikeMarker = (comment) => letters(comment) === NAME;
	readsLikeInfo = (info) => {
		const shape = skeleton(info);
		if (PLAIN$2.test(shape)) return PLAIN_INFO.test(shape);
		return new RegExp(`^[^\\p{L}\\p{N}]*${NAME}(?![\\p{L}\\p{N}])`, "u").test(shape);
	};
	MARKS$1 = /<sup\b[^<>]*>[^<>]*<\/sup\s*>|\[\^[^[\]\s]*\]|(?<![\d\p{No}])[\d\p{No}]+\s*$/giu;
	TAG$1 = /<[^<>]*>/g;
	FORMULA = /\$.*\$/s;
	COMMANDS = /\\[a-z]+/gi;
	inOrder = (text) => Array.from(text).sort().join("");
	haveSameLetters = (one, other) => one.length === other.length && inOrder(one) === inOrder(other);
	readsLikeWord = (cell, word) => {
		const meant = FORMULA.test(cell) ? cell.replace(COMMANDS, "") : cell;
		return [meant, meant.replace(MARKS$1, "")].some((text) => haveSameLetters(letters(text.replace(TAG$1, "")), letters(word)));
	};
	holdsCells = (cells, words) => {
		if (cells.length < words.length) return false;
		const filled = cells.filter((cell) => letters(cell) !== "");
		return filled.some((_, first) => words.every((word, at) => readsLikeWord(filled[first + at] ?? "", word)));
	};
	holdsRow = (line, words) => holdsCells(line.split("|"), words);
}));

// src/core/block/source.ts
init_skeleton();
/** Splits a body into its lines. The last one may be empty. */
const linesOf = (body) => {
	const lines = [];
	const starts = [];
	let start = 0;
	for (const { 0: ending, index } of body.matchAll(/\r\n|\r|\n/g)) {
		lines.push(body.slice(start, index));
		starts.push(start);
		start = index + ending.length;
	}
	return {
		lines: [...lines, body.slice(start)],
		starts: [
			...starts,
			start,
			body.length
		]
	};
};
/** A line without the blanks and tabs at its end: to Markdown all other white space is text. */
const withoutBlanks = (line) => {
	let end = line.length;
	while (line[end - 1] === " " || line[end - 1] === "	") end -= 1;
	return line.slice(0, end);
};
/** The text of a line, counted from 0, blanks at its end left out. A line that is not there is empty. */
const textOf$1 = ({ lines }, line) => withoutBlanks(lines[line] ?? "");
/** Where lines begin and end in the body: the first, and the one behind the last, whose own ending is left out. */
const rangeOfLines = ({ lines, starts }, line, end) => {
	const length = lines.slice(end - 1, end).join("").length;
	return [Number(starts[line]), Number(starts[end - 1]) + length];
};

// src/core/block/tangled.ts
const MOST_LINES$1 = 5e3;
/** Markers of quotations and lists that a line begins with. Behind one of a list stands a blank, or nothing. */
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/;
/** A line drawn across the page, which begins no list; what stands before it may be quotations. */
const RULE = /^([ \t>]*)([-*])[ \t]*(?:\2[ \t]*){2,}$/;
const MARKER = />|[-+*]|[.)]/g;
const MOST_CONTAINERS = 99;
/** Each line in a nest costs the square of its depth. */
const MOST_NESTED = 3e5;
/** Lines that may define a footnote. Where one is defined within another, each line costs a parser what all of them cost. */
const MOST_FOOTNOTES = 300;
/** As many as a page may have elements: a row of one cell is filled up to the width of its table. */
const MOST_CELLS = 25e3;
const DELIMITERS = /^[:|>\s]*-[-:|>\s]*$/;
const depthOf = (line) => CONTAINERS.exec(line.replace(RULE, "$1"))?.[0].match(MARKER)?.length ?? 0;
const widthOf = (line) => DELIMITERS.test(line) ? line.split("|").length : 0;
/** Lines without an empty one between them, in which paragraphs, tables and nests end at the latest. */
const stretchesOf = (lines) => {
	const stretches = [[]];
	for (const line of lines) if (line.trim() === "") stretches.push([]);
	else stretches.at(-1)?.push(line);
	return stretches;
};
/**
* Whether lines are more, or stand deeper in quotations and lists, or hold more of what is left open, than anybody writes:
* parsers take the square of that.
*/
const isTangled = (lines) => {
	if (lines.length > MOST_LINES$1) return true;
	if (lines.filter((line) => line.includes("[^") && line.includes("]:")).length > MOST_FOOTNOTES) return true;
	let [nested, cells] = [0, 0];
	for (const stretch of stretchesOf(lines)) {
		let [deepest, widest] = [0, 0];
		for (const line of stretch) {
			deepest = Math.max(deepest, depthOf(line));
			widest = Math.max(widest, widthOf(line));
			nested += deepest ** 2;
			cells += widest;
			if (deepest > MOST_CONTAINERS) return true;
		}
	}
	return nested > MOST_NESTED || cells > MOST_CELLS;
};

// \0held:held-block-second-reading
var require__held_held_block_second_reading = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = held("held-block-second-reading");
}));

// src/core/block/citations.ts
/** As people may type it: the outcome is any word, so that one which is none can be told. */
const FORM = /^([^\s:]+):\s+(\S+)\s+[\u203a>]\s+(\S.*):\s+(\S+)$/u;
const COLON = ":\uff1a\ufe55\u2236\ua789\u02d0";
const ARROW = "\u203a>\uff1e\ufe65\u276f\u00bb\u2192\u27e9\u3009";
/**
* What a reader may take for it. Where no blank stands before the outcome, that is one of its words: names have colons
* too.
*/
const ALIKE$1 = new RegExp(`^([^\\s${COLON}]+)\\s*[${COLON}]\\s*([^\\s${ARROW}]+)\\s*[${ARROW}]\\s*(\\S.*?)(?:[${COLON}]\\s+(\\S+)|(?<!:)[${COLON}](passed|failed|skipped|unstable))$`, "u");
const NOT_SEEN$1 = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu;
/** What a code cites, also where a reader alone would take it for a citation; undefined where it is none. */
const citationOf = (text) => {
	const form = FORM.exec(text) ?? ALIKE$1.exec(text.replace(NOT_SEEN$1, ""));
	if (form === null || !readsLikeName(String(form[1]))) return void 0;
	return [
		String(form[2]),
		String(form[3]),
		String(form[4] ?? form[5])
	];
};
const BLANKS = `[[\\s\\u0080-\\uffff]--[${COLON}]]*`;
/** What every citation has in it, and nearly no other body: asked first, since a body is read for it in two ways. */
const MAY_CITE = new RegExp(`:\\s+\\S+\\s+[\u203a>]|[${COLON}]${BLANKS}[\\w\\-]+${BLANKS}[${ARROW}]`, "v");
/** More than these, and nobody reads them; each of them costs a search among all tests. */
const MOST_CITED = 20;
/** The citations that are looked at. */
const lookedAt = (citations) => citations.slice(0, 20);
const codeOf = ({ parts }) => {
	const found = [];
	for (const part of parts) {
		let quoted = 0;
		for (const { type, map, children } of part.tokens) {
			if (type === "blockquote_open") quoted += 1;
			if (type === "blockquote_close") quoted -= 1;
			if (quoted > 0) continue;
			for (const child of children ?? []) if (child.type === "code_inline") found.push({
				text: child.content,
				line: map?.[0] ?? part.line
			});
		}
	}
	return found;
};
/** The same as the second parser reads it: no code that a page may show is left out. */
const codeElsewhere = async ({ lines }) => {
	if (isTangled(lines)) return [];
	const { readAgain } = await Promise.resolve().then(() => /* @__PURE__ */ __toESM(require__held_held_block_second_reading(), 1));
	return readAgain(lines.join("\n"))?.code ?? [];
};
/** The citations of a body, each once. What is quoted, or stands in a fence, is an example; in a block no `\u203a` can stand. */
const citationsIn = async (body) => {
	if (body === null || !body.includes("`") || !MAY_CITE.test(body)) return [];
	const source = linesOf(body);
	const citations = /* @__PURE__ */ new Map();
	for (const { text, line } of [...codeOf(await parseMarkdown(source)), ...await codeElsewhere(source)]) {
		const cited = citationOf(text);
		if (cited === void 0) continue;
		const [suite, test, outcome] = cited;
		const key = `${suite} \u203a ${test}: ${outcome}`;
		if (!citations.has(key)) citations.set(key, {
			suite,
			test,
			outcome,
			place: {
				file: BODY,
				line: line + 1
			}
		});
	}
	return [...citations.values()];
};

// \0builtin:node:crypto
var require__builtin_node_crypto = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:crypto");
}));

// src/core/canonical.ts
var import__builtin_node_crypto = require__builtin_node_crypto();
/**
* The canonical text of a JSON value (RFC 8785): no white space, keys sorted by UTF-16 code units.
* Integers are all that is ever passed, so the RFC's number rules reduce to `String(n)`.
*/
const canonical = (value) => {
	if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value);
	return `{${Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1).flatMap(([key, member]) => member === void 0 ? [] : [`${JSON.stringify(key)}:${canonical(member)}`]).join(",")}}`;
};

// src/core/digest.ts
/** The sha256 of bytes, or of a text's UTF-8 form, as 32 raw bytes. */
const sha256 = (content) => (0, import__builtin_node_crypto.hash)("sha256", content, "buffer");
/**
* The sha256 of a text's UTF-8 form, as 32 characters of one byte each: for a million short texts this takes a quarter
* of the time and of the memory of as many buffers.
*/
const sha256Text = (content) => (0, import__builtin_node_crypto.hash)("sha256", content, "binary");
/** The sha256 of a few pieces, one after the other. */
const sha256All = (pieces) => {
	const sum = (0, import__builtin_node_crypto.createHash)("sha256");
	for (const piece of pieces) sum.update(piece);
	return sum.digest();
};
/** Raw hash bytes as they are shown. */
const showDigest = (bytes) => `sha256:${Buffer.from(bytes).toString("hex")}`;
/** The digest of a value's canonical form. */
const digestOf = (value) => showDigest(sha256(canonical(value)));

// src/core/codes/entry.ts
/** Makes the entry of one code. */
const entry = (kind, blame, meaning, remedy) => ({
	kind,
	blame,
	meaning,
	remedy
});

// src/core/codes/remedies.ts
/** The steps that mend most things, each with the command to run. */
const PIN = "run `recount run`, then `recount pin`";
/** The block may be ahead of the head, as after a forgotten push: to pin anew would change nothing then. */
const REPIN = "run `recount run` on this commit, then `recount pin`; where the block has the newer commit, which is not pushed yet, `git push`";
/** Where a record of this very tree is wrong: it would be used again. */
const RECORD_ANEW = "run `recount run --fresh` on this commit, then `recount pin`";
/** Without a number `gh run rerun` asks which one, and fails where nobody is there to answer. */
const RUN = "RUN`, whose number `gh run list` tells";
const RERUN = `run the failed jobs again (\`gh run rerun --failed ${RUN})`;
const RERUN_ALL = `run all jobs again (\`gh run rerun ${RUN})`;
/** The same where it is known which run is meant. */
const ofRun = (remedy, run) => remedy.replaceAll(RUN, `${run}\``);
const PIN_OR_EDIT = "`recount pin`, or any edit of the body, starts the run that decides";
/** The same for a group of a merge queue: the queue gives it up once its check is red, and no run of it decides any more. */
const ofGroup = (remedy) => [
	RERUN,
	RERUN_ALL,
	PIN_OR_EDIT
].reduce((text, one) => text.replaceAll(one, "put it into the queue again"), remedy);
/** Every other call reads the base branch's, which stays as it is until the mended one is merged. */
const FIX_POLICY = "correct the policy and merge it into the base branch; `recount run --base HEAD` tries it once it is committed";
const SEE_REPORT = "look at the file with `recount parse FILE`, and correct the command or the reporter that writes it";

// src/core/codes/block.ts
const block = (meaning, remedy = PIN) => entry("block", "author", meaning, remedy);
/** The body holds no block that can be read as one. */
const BLOCK = {
	"block-missing": block("the body has no Verification block"),
	"block-escaped": block("the body has `\\n` written out instead of line breaks, so that its block is one long line", "`recount pin` writes it rightly (with `gh`, use `--body-file`)"),
	"block-hidden": block("the block stands where a reader does not see it", "move it out of what hides it, or `recount pin`"),
	"block-quoted": block("the block stands in a quotation or a list", `take it out of there: ${PIN}`),
	"block-indented": block("the block is indented, so that it is shown as code", `take it out of there: ${PIN}`),
	"block-nested": block("the block stands inside another fence", `take it out of there: ${PIN}`),
	"block-doubled": block("the body has more than one block", "delete all of them, then `recount pin`"),
	"block-imitated": block("something in the body looks like the block and is not", "delete it, then `recount pin`"),
	"block-truncated": block("the block is cut off", "shorten the rest of the body, then `recount pin`"),
	"block-altered": block("the visible part of the block is not what its JSON says", "`recount pin` writes it anew"),
	"block-unreadable": block("the JSON of the block cannot be read"),
	"block-charset": block("the JSON of the block holds a character outside printable ASCII")
};

// src/core/codes/demand.ts
const demand = (meaning, remedy) => entry("demand", "author", meaning, remedy);
/** The policy asks for more than the run gives, whatever the block says. */
const DEMAND = {
	"suite-failed": demand("the suite does not pass, and the policy demands that it does", "mend the suite, commit, `recount run`, `recount pin --push`"),
	"tests-none": demand("the suite ran no test", "see that the command finds its tests; `min-tests: 0` in the policy allows none"),
	"tests-too-few": demand("the suite ran fewer tests than the policy demands", "bring the tests back, or lower `min-tests`"),
	"unstable-gone": demand("a test that the policy names as unstable is not there", "bring the test back, or take its name out of the policy on the base branch"),
	"test-in-two-shards": demand("a test ran in more than one shard of a suite, so that it is counted more than once", "see that `{index}` and `{count}` part the tests, and that no two have one name (docs/shards.md)"),
	"path-denied": demand("the pull request changes a path that the policy does not allow it to change", "take the change out (`git restore --source=$(git merge-base HEAD BASE) -- PATH`), commit, `recount run`, `recount pin --push`"),
	"path-protected": demand("the pull request changes what the policy protects, and nobody who may has approved it", "let a second person with write access approve the pull request at its head commit (`approvers` of the policy), then `recount pin` runs the red runs again; or take the change out (`git restore --source=$(git merge-base HEAD BASE) -- PATH`), commit, `recount run`, `recount pin --push`"),
	"link-escapes": demand("the pull request adds or changes a link that leads out of the repository", "let the link lead to a path inside the repository, written relative to it, or delete it"),
	"test-lost": demand("a test of the base is gone or skipped, and the policy lets none be lost", "bring the test back, commit, `recount run`, `recount pin --push`; a loss that is meant is for who may merge past the check"),
	"proof-missing": demand("the pull request touches paths whose change must be proved, and the block names no test that does", "name a test that fails without the change: `recount run --proves \"GROUP \u203a TEST\"`, then `recount pin`"),
	"regression-hidden": demand("a test as the base has it passes on the base and not over the code of the head, and the pull request edits or deletes it", "let the code keep what the test of the base asks of it; where the change is meant, declare it: `recount run` lists it under `losses`, then `recount pin`")
};

// src/core/codes/desk.ts
const desk = (meaning, remedy) => entry("desk", "author", meaning, remedy);
/** The command line cannot go on. */
const DESK = {
	"tree-dirty": desk("tracked files differ from HEAD", "commit or stash them: a record is of a commit"),
	"tree-hidden": desk("git was told to overlook changes of a tracked file (assume-unchanged or skip-worktree)", "undo it: `git update-index --no-assume-unchanged FILE`, or `git update-index --no-skip-worktree FILE`"),
	"tree-untracked": desk("an untracked file could be picked up as a report", "delete it, or have git ignore it"),
	"not-a-repository": desk("this folder is not in a git repository with a commit", "run it inside the clone"),
	"git-failed": desk("git answered an error", "read its message"),
	usage: desk("the command line is not understood", "`recount --help` shows the verbs, `recount VERB --help` one of them"),
	"file-unreadable": desk("a file cannot be read or written", "check the path and its permissions"),
	"record-unreadable": desk("a file is not a record", "make one with `recount run --out FILE`"),
	"record-missing": desk("there is no stored record for this commit", "`recount run` makes one"),
	"test-unknown": desk("a test that is named is none of HEAD", "name one as the report of its suite has it: `GROUP \u203a TEST`"),
	"pull-request-unknown": desk("no pull request was found for this branch", "name it: `--pr N`, or give `--body-file F`"),
	"token-missing": desk("there is no GitHub token", "set GH_TOKEN, or sign in with `gh auth login`"),
	"body-too-long": desk("the body would pass 60,000 characters", "shorten the rest of the body, or lower `block-size`"),
	"push-failed": desk("git push failed; the old body is back in place", "read its message, then `recount pin --push` again"),
	interrupted: desk("Recount was told to end before it was done", "start it again"),
	"gate-not-ready": desk("what is to be required is not there yet", "merge the workflow and the policy first, then `recount protect`"),
	"path-outside": desk("a path that a file tool is given leads out of its workspace", "name a path inside the workspace, relative to it; what lies elsewhere these tools do not reach"),
	"path-secret": desk("a path that a file tool is given is git's own, or holds credentials by its name", "go on without it; if it has to be touched, say so and stop"),
	"path-taken": desk("there is something at the path already, and the file tools make new files alone", "choose a path where nothing is; if what is there has to change, say so and stop"),
	"path-undecided": desk("it cannot be told whether a file tool may touch the path, so it does not", "mend what the message says; where a call cannot, say so and stop"),
	"steps-spent": desk("the file tools were called as often in this session as the policy lets them be", "stop, and say what is done and what is left; the next session of `recount mcp` begins anew, and `files.steps` of the policy sets how many calls it has"),
	"program-missing": desk("a program that is needed was not found", "install it, or correct PATH")
};

// src/core/codes/difference.ts
/** A suite may honestly give one thing here and another in CI: then a new record says the same again. */
const SEEK = `${RECORD_ANEW}; where that is refused again, \`recount pin --from-ci\` pins what CI found, \`recount explain\` tells the tests, and \`recount calibrate\` what they depend on`;
const CITE = "correct what the body cites, or take it out: an edit of the body starts the check";
const difference$1 = (meaning, remedy = RECORD_ANEW) => entry("difference", "author", meaning, remedy);
/** Pinned and regenerated disagree. */
const DIFFERENCE = {
	"tree-contradicted": difference$1("the block names another tree than the commit has"),
	"suite-missing": difference$1("the policy requires a suite that the block lacks"),
	"suite-invented": difference$1("the block has a suite that the policy does not hold"),
	"suite-not-run": difference$1("the block has a suite that is not run for this pull request"),
	"field-invented": difference$1("the block has a field that is not compared"),
	"field-missing": difference$1("the block lacks a field that the policy requires"),
	"command-altered": difference$1("the command in the block is not the approved one"),
	"scope-altered": difference$1("the scope in the block is not the approved one"),
	"exit-contradicted": difference$1("the suite ended otherwise than the block says", SEEK),
	"tests-contradicted": difference$1("a count of tests is not what the block says", SEEK),
	"digest-contradicted": difference$1("tests or their outcomes are not those that the block was made from", SEEK),
	"report-contradicted": difference$1("the state of the reports is not what the block says", SEEK),
	"group-contradicted": difference$1("a group of tests is not what the block says", SEEK),
	"failing-contradicted": difference$1("the block names a failing test that does not fail", SEEK),
	"loss-contradicted": difference$1("the block declares a test as lost that is not"),
	"loss-undeclared": difference$1("a test of the base is gone or skipped, and the block does not declare it", "bring the test back, or declare it: `recount run` lists what is lost, then `recount pin`"),
	"proof-not-shown": difference$1("a test that the block names under `proves` does not pass on the head and fail by an assertion over the base", "name one that does: `recount run --proves \"GROUP \u203a TEST\"` tries it, then `recount pin`"),
	"citation-invented": difference$1("the body cites a test that the record does not have", CITE),
	"citation-contradicted": difference$1("the body cites a test with an outcome that it did not have", CITE),
	"citation-altered": difference$1("the body cites a test, or its outcome, in a way that is misspelt", CITE),
	"skipping-contradicted": difference$1("the block names a skipped test that is not skipped", SEEK)
};

// src/core/codes/inconclusive.ts
const inconclusive = (blame, meaning, remedy) => entry("inconclusive", blame, meaning, remedy);
/** Nothing can be said: a fault of the runner, GitHub, the policy or the hand-over. */
const INCONCLUSIVE = {
	"event-unsupported": inconclusive("repository", "the workflow was started by an event that has no pull request to judge", "start the workflow on `pull_request`, `pull_request_review` and `merge_group` only, as the README shows, or as the file of docs/workflows does that you use"),
	"merge-group-unresolved": inconclusive("github", "which pull requests a merge queue's group holds cannot be told", "take the pull request out of the queue and put it in again"),
	"trigger-foreign": inconclusive("author", "at tier app: what started the workflow is not a run of the workflow that it waits for, or one that did not succeed", "nothing to do here: the run of the right workflow decides. Give the other workflow another name"),
	"app-foreign": inconclusive("repository", "at tier app: the token that reports the check is not that of the App which the check is required from", "give the environment the key of the App that the rules name, or name this App in the rules (docs/enforcement.md)"),
	"earlier-record-missing": inconclusive("author", "no earlier run left a record of this commit that may stand in, and none was made anew", RERUN_ALL),
	"workflow-untrusted": inconclusive("repository", "the workflow's file is under the control of the pull request, and the policy says `trust: strict`", "require the workflow by a ruleset of the organisation, from another repository (docs/enforcement.md), or take `trust: strict` out of the policy"),
	"input-invalid": inconclusive("repository", "an input of the action is missing or not one of its values", "correct the `with:` block of the workflow, as the README shows"),
	"github-unreachable": inconclusive("github", "GitHub did not answer", RERUN),
	"github-refused": inconclusive("repository", "GitHub refused to answer: the token lacks a permission", "give the job the permissions that the README shows"),
	"github-limited": inconclusive("github", "the rate limit of the token is used up", RERUN),
	"github-unexpected": inconclusive("github", "GitHub answered something that its own description does not hold", RERUN),
	"pull-request-closed": inconclusive("author", "the pull request is not open", "open it again"),
	"head-unsettled": inconclusive("github", "event, checkout and API do not name the same head commit, also after two minutes", RERUN),
	"head-moved": inconclusive("author", "another head commit, or another base branch, arrived while the suites ran", "nothing to do here: the newer run decides"),
	"block-moving": inconclusive("author", "the block, or who approves the change, changed again and again while it was judged", "wait for the other edit to end, then `recount pin`"),
	"policy-missing": inconclusive("repository", "the base branch has no policy", "merge the pull request that adds it (`recount init` writes one), then require the check"),
	"policy-invalid": inconclusive("repository", "the policy on the base branch cannot be read", FIX_POLICY),
	"policy-changed": inconclusive("repository", "the policy on the base branch changed while the suites ran", PIN_OR_EDIT),
	"unstable-too-many": inconclusive("repository", "the policy names more unstable tests than it may", "name at most 20 a suite and at most 2 % of it (one is always allowed), and mend or delete the others"),
	"format-newer": inconclusive("author", "the block has a newer format than this version reads", "use the same version of Recount in the workflow and at the desk"),
	"checkout-differs": inconclusive("runner", "the files in the workspace are not those of the commit", "check the head commit out with `actions/checkout`, whole (no `sparse-checkout:`), and start nothing before `rerun` that changes tracked files"),
	"checkout-credentials": inconclusive("repository", "git in the workspace holds a credential, which the suites could use", "set `persist-credentials: false` on `actions/checkout`, as the README shows"),
	"checkout-shallow": inconclusive("repository", "the history that the verdict needs is not in the checkout", "set `fetch-depth: 0` on `actions/checkout`, as the README shows"),
	"setup-failed": inconclusive("repository", "a `setup` command of the policy failed; one is tried up to three times, but not again once `setup` has taken two minutes", "read the end of its output; correct the command on the base branch or what it installs"),
	"suite-unstartable": inconclusive("repository", "the command of a suite could not be started", "install the program in `setup`, or correct `run` in the policy"),
	"suite-not-here": inconclusive("repository", "a suite must run on a system that no leg of the workflow has", "add a leg for that system to the workflow, or set `os: any` in the policy"),
	"baseline-missing": inconclusive("repository", "the results of the merge base, which the policy asks for, could not be had", `read why in the message; then ${RERUN_ALL}, or set \`losses: report\` in the policy`),
	"proof-unchecked": inconclusive("author", "the block names tests under `proves`, and they were not run over the base", RERUN_ALL),
	"regressions-unchecked": inconclusive("repository", "the base's tests, which the policy wants to be run over the head's code, could not be", `read why in the message; then ${RERUN_ALL}, or set \`regressions: false\` under \`proof\` in the policy`),
	"isolation-unavailable": inconclusive("runner", "the machine cannot keep the suites apart from Recount as the policy wants it", "run the job on a Linux runner with passwordless sudo, as GitHub hosts them, or write `isolation: none` in the policy"),
	"isolation-too-weak": inconclusive("runner", "the suites are not kept apart from Recount as far as the policy wants it", "run the job on a Linux runner with passwordless sudo, as GitHub hosts them, leave the input `isolation` out, or write `isolation: none` in the policy"),
	"isolation-failed": inconclusive("runner", "the walls around the suites could not be put up, held or taken down", RERUN),
	"network-not-cut": inconclusive("runner", "a suite of scope `offline` could not be cut off from the network", "run the job on a Linux runner with passwordless sudo, as GitHub hosts them, or write `isolation: none` in the policy"),
	"head-moved-locally": inconclusive("repository", "HEAD was another commit after the suites than before", "keep the suites from committing or checking out"),
	"hand-over-missing": inconclusive("runner", "the job that runs the suites handed nothing over", `read the log of the job \`rerun\`; then ${RERUN_ALL}`),
	"hand-over-broken": inconclusive("runner", "what the job that runs the suites handed over is cut, altered or of another run", RERUN_ALL),
	"shard-missing": inconclusive("repository", "a shard of a suite was run by no leg of the workflow, over the head or over the base", `number the legs from 0 and give \`shards\` their number (docs/shards.md); then ${RERUN_ALL}`),
	"rerun-unsuccessful": inconclusive("runner", "the job that runs the suites did not succeed", `read the log of the job \`rerun\`; then ${RERUN}`),
	internal: inconclusive("runner", "Recount itself failed", `please report it with the log; ${RERUN}`)
};

// src/core/codes/report.ts
const report = (meaning, remedy) => entry("report", "suite", meaning, remedy);
/** A report file is refused. These stand in a record in the place of counts, and are compared. */
const REPORT = {
	"report-missing": report("no file matches the globs of `reports`", "let the command write its report into the folder $RECOUNT_REPORTS, or name it with `./` where it lies in the checkout"),
	"report-stale": report("a file that matches `reports` was there before the run", "delete it, or write into $RECOUNT_REPORTS"),
	"report-tracked": report("a file that matches `reports` is tracked by git", "take the file out of git (`git rm FILE`), have git ignore it, commit"),
	"report-changed": report("a report was written to after the suite had ended", "see that nothing of the suite goes on in the background"),
	"report-kind": report("a report is not a regular file", "write a plain file: no link, pipe, device or archive"),
	"report-escapes": report("a report lies outside the folder that it is looked for in", "write it inside that folder"),
	"report-too-large": report("a report is larger than its format is read to", SEE_REPORT),
	"report-empty": report("a report is empty", SEE_REPORT),
	"report-malformed": report("a report is not well-formed", SEE_REPORT),
	"report-truncated": report("a report ends before its end", SEE_REPORT),
	"report-encoding": report("a report is not text in the encoding that it names", SEE_REPORT),
	"report-dtd": report("a report declares entities or a document type of its own", SEE_REPORT),
	"report-too-deep": report("a report is nested deeper, or has longer names, than is read", SEE_REPORT),
	"format-unknown": report("a report is of no known format", "name a known one under `format`; docs/reports.md lists them")
};

// src/core/codes/stale.ts
const stale = (meaning, remedy) => entry("stale", "author", meaning, remedy);
/** The block is of another commit, or was made under another policy. */
const STALE = {
	"commit-stale": stale("the block records another commit than the head", REPIN),
	"policy-moved": stale("the policy on the base branch is not the one that the record was made under", "`recount run`, which reads the policy of the base branch anew, then `recount pin`")
};

// src/core/codes/varied.ts
const varied = (meaning, remedy) => entry("varied", "suite", meaning, remedy);
/** Two runs of one suite on one commit disagree. */
const VARIED = { unstable: varied("two runs of the suite on this commit disagree", `${RERUN_ALL}: the job \`rerun\` did not fail, and the suites must run anew; mend the tests named, or name them under \`unstable\` in the policy`) };

// src/core/codes.ts
/**
* Every code there is, kind by kind (docs/codes.md is made from this table). Codes are stable: one that has been
* released is never renamed or given another meaning.
*/
const CODES = {
	...INCONCLUSIVE,
	...BLOCK,
	...STALE,
	...DIFFERENCE,
	...DEMAND,
	...VARIED,
	...REPORT,
	...DESK
};
/** Whether something is a code of this version. */
const isCode = (code) => Object.hasOwn(CODES, String(code));

// src/core/fault.ts
/** Makes a fault; the remedy is the code's own unless a better one is known. */
const fault = (code, message, { remedy = CODES[code].remedy, ...more } = {}) => ({
	code,
	message,
	remedy,
	...more
});

// src/core/result.ts
/** The success side of a {@link Result}. */
const ok = (value) => ({
	ok: true,
	value
});
/** The failure side of a {@link Result}. */
const err = (error) => ({
	ok: false,
	error
});

// src/core/shorten.ts
/** A text of at most so many characters, and a sign where it was cut. */
const shorten = (text, most) => text.length <= most ? text : `${text.slice(0, most)}\u2026`;
/** The first of what may be very much, of which the last says how much more there is. */
const firstOf = (all, most) => {
	const [more, last] = [all.length - most, most - 1];
	const first = all.slice(0, most);
	return more > 0 ? first.map((one, at) => at === last ? {
		...one,
		message: `${one.message}; and ${more} more`
	} : one) : first;
};

// src/core/issues.ts
/** So much of what is wrong with a document is told, at most: whoever wrote it decides how much there is. */
const MOST_ISSUES = 10;
const LONGEST_ISSUE = 200;
/** Reads a document by a schema, or says on one line what is wrong with it. Anybody may have written it: hostile. */
const readBy$1 = (schema, document) => {
	const parsed = safely(schema, document);
	if (parsed === void 0) return err("more is wrong with it than can be told");
	if (parsed.success) return ok(parsed.data);
	const issues = parsed.error.issues.map(({ path, message }) => ({ message: shorten(path.length === 0 ? message : `${path.map(String).join(".")}: ${message}`, LONGEST_ISSUE) }));
	return err(firstOf(issues, 10).map(({ message }) => message).join("; "));
};
/** The library passes on what is wrong inside of a part as arguments of one call, and throws where these are too many. */
const safely = (schema, document) => {
	try {
		return safeParse(schema, document);
	} catch {
		return;
	}
};

// src/core/object-id.ts
/** The hash by which git names a commit or a tree, SHA-1 or SHA-256. */
const objectId = string$1().check(_regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));

// src/core/record/record.ts
/** The newest format that this version writes; it reads the last three. */
const FORMAT = 1;
const count$1 = int$2().check(_gte(0), _lte(9999999999));
/** A digest as it is shown. */
const digestSchema = templateLiteral(["sha256:", string$1().check(_regex(/^[0-9a-f]{64}$/))]);
const testNames = readonly(array(readonly(tuple([string$1(), string$1()]))));
/** A suite's scope: how far its result reaches. */
const SCOPES = [
	"syntax",
	"offline",
	"live"
];
/** A command: a string for a shell, or a list of arguments without one. */
const commandSchema = union([string$1().check(_minLength(1)), readonly(array(string$1()).check(_minLength(1)))], { error: "a command: a string for a shell, or a list of strings without one" });
/** A suite's name. Two words are kept out that name a property of every object, so that a look-up by name is safe. */
const suiteName = string$1().check(_regex(/^(?!(?:constructor|prototype)$)[a-z][a-z0-9-]{0,39}$/, "must be a name of lowercase letters, digits and \"-\", 40 at most, that begins with a letter, and not `constructor` or `prototype`"));
const exit = custom((value) => value === "timeout" || count$1.safeParse(value).success || typeof value === "string" && /^signal:SIG[A-Z0-9]{2,10}$/.test(value), "expected an exit: a number, \"signal:SIG\u2026\" or \"timeout\"");
/** Counts of a suite's tests. `unstable` is there where the policy names such tests. */
const countsSchema = strictObject({
	total: count$1,
	passed: count$1,
	failed: count$1,
	skipped: count$1,
	unstable: optional(count$1)
});
/** What the record holds of one suite. */
const suiteRecordSchema = strictObject({
	command: commandSchema,
	scope: _enum(SCOPES),
	exit,
	tests: optional(countsSchema),
	digest: optional(digestSchema),
	report: optional(string$1().check(_regex(/^[a-z-]{1,40}$/))),
	groups: optional(base64$1()),
	failing: optional(testNames),
	skipping: optional(testNames),
	losses: optional(testNames),
	proves: optional(testNames)
});
/** How a suite was kept apart, the weakest way first: what applied, shown and never compared. */
const ISOLATIONS = [
	"none",
	"user",
	"namespace",
	"container"
];
const bySchema = strictObject({
	tool: string$1().check(_regex(/^recount (?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2})){2}(?:-(?:alpha|beta|rc)(?:\.\d{1,3})?)?$/)),
	at: datetime({ precision: 0 }),
	os: _enum([
		"aix",
		"android",
		"cygwin",
		"darwin",
		"freebsd",
		"haiku",
		"linux",
		"netbsd",
		"openbsd",
		"sunos",
		"win32"
	]),
	arch: _enum([
		"arm",
		"arm64",
		"ia32",
		"loong64",
		"mips",
		"mipsel",
		"ppc",
		"ppc64",
		"riscv64",
		"s390",
		"s390x",
		"x64"
	]),
	isolation: _enum(ISOLATIONS),
	network: _enum(["none", "open"]),
	from: optional(literal("ci")),
	milliseconds: count$1
});
/** What one run of the suites gave. */
const recordSchema = strictObject({
	recount: literal(1),
	commit: objectId,
	tree: objectId,
	policy: digestSchema,
	suites: record(suiteName, suiteRecordSchema),
	by: bySchema
});

// src/core/block/absence.ts
init_format();
const ESCAPED = /<!-- ?\/?recount ?-->\s{0,9}\\+[nr]|```recount\s{0,9}\\+[nr]/;
/** A fault of the body at a line that counts from 0. */
const bodyFault = (code, line, message) => fault(code, message, { place: {
	file: BODY,
	line: line + 1
} });
const NAMES$1 = {
	begin: `a marker like \`${BEGIN}\``,
	end: `a marker like \`${END$1}\``,
	fence: "a fence with an info string like `recount`",
	table: "a table with the block's header row"
};
/** A trace in words, with its line. */
const showTrace = ({ kind, line }) => `${NAMES$1[kind]} at line ${line + 1}`;
const PLACES = {
	top: ["block-imitated", "which is no part of a block"],
	inline: ["block-imitated", "in the middle of a text, which makes no block"],
	html: ["block-hidden", "inside a comment or other HTML: an empty line must stand before a block"],
	quoted: ["block-quoted", "in a quotation or a list"],
	indented: ["block-indented", "that does not begin in the first column"],
	nested: ["block-nested", "inside another fence"]
};
const misplaced = (trace) => {
	const [code, place] = PLACES[trace.where];
	return bodyFault(code, trace.line, `found ${showTrace(trace)}, ${place}`);
};
/** What is wrong with a block that begins as it should. */
const brokenFault = (begin, { traces, regions }) => {
	const region = regions.find((one) => one.begin.line === begin.line);
	const last = region?.end.line ?? Number.POSITIVE_INFINITY;
	const fences = traces.filter(({ kind, line }) => kind === "fence" && line > begin.line && line < last);
	const wrong = fences.find(({ exact }) => !exact);
	if (wrong !== void 0) return misplaced(wrong);
	const from = `the block that begins at line ${begin.line + 1}`;
	if (region !== void 0) return bodyFault("block-unreadable", begin.line, `${from} holds no fence with the info string \`recount\``);
	const [fence] = fences;
	return fence === void 0 ? bodyFault("block-truncated", begin.line, `${from} ends before its fence, without the marker \`${END$1}\``) : bodyFault("block-truncated", fence.line, `${from} has no marker \`${END$1}\` at its end, or its fence at line ${fence.line + 1} is not closed`);
};
/** Why a body holds no block: the fault that tells its author most. */
const absenceFault = (survey) => {
	const { traces, source } = survey;
	const begins = traces.filter(({ kind }) => kind === "begin");
	const begin = begins.find(({ exact }) => exact);
	if (begin !== void 0) return brokenFault(begin, survey);
	const escaped = source.lines.findIndex((line) => ESCAPED.test(line));
	if (escaped >= 0) return bodyFault("block-escaped", escaped, `line ${escaped + 1} holds a block with \`\\n\` written out where its lines should end`);
	const [first] = [
		...begins,
		...traces.filter(({ kind }) => kind === "fence"),
		...traces
	];
	if (first !== void 0) return misplaced(first);
	return source.lines.every((line) => line.trim() === "") ? fault("block-missing", "the body is empty") : fault("block-missing", `the body has no Verification block: no line is \`${BEGIN}\``);
};

// src/core/block/traces.ts
init_format();
init_skeleton();
const COMMENT = /<!--(?:(?!<!--)[\s\S])*?-->/g;
const MARKER_LINE = /^\s*<!--.*-->\s*$/;
const FENCE_LINE = /^\s*(?:`{3,}|~{3,})(.*)$/;
const EXACT$1 = {
	begin: BEGIN,
	end: END$1,
	fence: FENCE,
	table: `| ${COLUMNS$1.join(" | ")} |`
};
const markerKind = (comment) => comment.includes("/") ? "end" : "begin";
const lineBreaks = (text) => text.split("\n").length - 1;
const commentHints = (html, first, opening, later) => Array.from(html.matchAll(COMMENT)).flatMap(({ 0: comment, index }) => {
	const before = html.slice(0, index);
	const where = before.trim() === "" ? opening : later;
	return readsLikeMarker(comment) ? [{
		kind: markerKind(comment),
		where,
		line: first + lineBreaks(before)
	}] : [];
});
/** Lines in a text that is no Markdown which would open the block's fence if it were. */
const fenceHints = (text, first, where, unescape) => text.split("\n").flatMap((line, offset) => {
	const info = FENCE_LINE.exec(line)?.[1];
	return info !== void 0 && readsLikeInfo(unescape(info)) ? [{
		kind: "fence",
		where,
		line: first + offset
	}] : [];
});
const codeHints = (text, first, where, unescape) => [...text.split("\n").flatMap((line, offset) => MARKER_LINE.test(line) && readsLikeMarker(line) ? [{
	kind: markerKind(line),
	where,
	line: first + offset
}] : []), ...fenceHints(text, first, where, unescape)];
/** The cells of a header, with the words that stand for images and without them: which of these are seen is not known. */
const isHeader = (cells) => [cells, cells.map((cell) => cell.filter(({ type }) => type !== "image"))].some((read) => holdsCells(read.map((cell) => cell.map(({ content }) => content).join("")), COLUMNS$1));
const inlineHints = ({ children }, first) => {
	let line = first;
	return (children ?? []).flatMap(({ type, content }) => {
		if (type === "softbreak" || type === "hardbreak") line += 1;
		return type === "html_inline" ? commentHints(content, line, "inline", "inline") : [];
	});
};
const leafHints = (token, line, unescape) => {
	switch (token.type) {
		case "html_block": return [...commentHints(token.content, line, "top", "html"), ...fenceHints(token.content, line, "html", unescape)];
		case "code_block": return codeHints(token.content, line, "indented", unescape);
		case "fence":
			if (!readsLikeInfo(unescape(token.info))) return codeHints(token.content, line + 1, "nested", unescape);
			return [{
				kind: "fence",
				where: "top",
				line
			}, ...codeHints(token.content, line + 1, "top", unescape)];
		case "inline": return fenceHints(token.content, line, "inline", unescape);
		default: return [];
	}
};
/** Lines whose cells read like the block's header row, in whatever they stand: other parsers find tables elsewhere. */
const rowHints = ({ lines }, { line: first, end }, unescape) => lines.slice(first, end).flatMap((text, offset) => text.includes("|") && holdsRow(unescape(text), COLUMNS$1) ? [{
	kind: "table",
	where: "inline",
	line: first + offset
}] : []);
/** Every trace of a block in one top-level part of the body, in the order of the text. */
const tracesIn = (part, source, unescape) => {
	const { tokens, line: first } = part;
	const quoted = tokens.some(({ type }) => type === "blockquote_open" || type === "list_item_open");
	const hints = [];
	let line = first;
	let header = [];
	for (const token of tokens) {
		line = token.map?.[0] ?? line;
		if (token.type === "thead_open") header = [];
		if (token.children !== null) header.push(token.children);
		if (token.type === "thead_close" && isHeader(header)) hints.push({
			kind: "table",
			where: "top",
			line
		});
		hints.push(...inlineHints(token, line), ...leafHints(token, line, unescape));
	}
	const tables = hints.flatMap(({ kind, line: at }) => kind === "table" ? [at] : []);
	return [...hints, ...rowHints(source, part, unescape).filter((hint) => !tables.includes(hint.line))].sort((a, b) => a.line - b.line).map(({ kind, where, line }) => {
		const raw = textOf$1(source, line);
		const top = where === "top" && !quoted;
		const indented = top && /^\s/.test(raw);
		return {
			kind,
			line,
			where: quoted ? "quoted" : indented ? "indented" : where,
			exact: top && raw === EXACT$1[kind]
		};
	});
};

// src/core/block/survey.ts
const regionsOf = ({ parts }, kinds) => {
	const regions = [];
	let begin;
	for (const [index, part] of parts.entries()) {
		const kind = kinds.get(part.line);
		if (kind === "begin") begin = {
			part,
			index
		};
		if (kind !== "end" || begin === void 0) continue;
		regions.push({
			begin: begin.part,
			inner: parts.slice(begin.index + 1, index),
			end: part
		});
		begin = void 0;
	}
	return regions;
};
/** Reads a body as Markdown and notes everything in it that reads like a block or a part of one. */
const surveyBody = async (body) => {
	const source = linesOf(body);
	const markdown = await parseMarkdown(source);
	const traces = markdown.parts.flatMap((part) => tracesIn(part, source, markdown.unescape));
	const kinds = new Map(traces.filter(({ exact }) => exact).map(({ line, kind }) => [line, kind]));
	const regions = regionsOf(markdown, kinds);
	return {
		source,
		markdown,
		traces,
		regions,
		candidates: regions.flatMap((region) => {
			const fence = region.inner.find(({ line }) => kinds.get(line) === "fence");
			return fence === void 0 ? [] : [{
				...region,
				fence
			}];
		})
	};
};

// \0held:held-parse5
var require__held_held_parse5 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = held("held-parse5");
}));

// src/core/block/document.ts
var MOST_ELEMENTS, parentOf, rangeOf, nodesOf, FEW$1, NOT_SEEN, APART, wordsIn, textIn;
var init_document = __esmMin((() => {
	MOST_ELEMENTS = 25e3;
	parentOf = (node) => node.parentNode !== null && "tagName" in node.parentNode ? node.parentNode : void 0;
	rangeOf = ({ sourceCodeLocation: place }) => [Number(place?.startOffset), Number(place?.endOffset)];
	nodesOf = async (html, scriptingEnabled) => {
		const { defaultTreeAdapter, html: names, parseFragment } = await Promise.resolve().then(() => /* @__PURE__ */ __toESM(require__held_held_parse5(), 1));
		let elements = 0;
		const treeAdapter = {
			...defaultTreeAdapter,
			createElement: (...parts) => {
				elements += 1;
				if (elements > MOST_ELEMENTS) throw new Error("more elements than a body may have");
				return defaultTreeAdapter.createElement(...parts);
			}
		};
		const page = defaultTreeAdapter.createElement("div", names.NS.HTML, []);
		try {
			const nodes = [];
			const pending = parseFragment(page, html, {
				sourceCodeLocationInfo: true,
				scriptingEnabled,
				treeAdapter
			}).childNodes.toReversed();
			for (let node = pending.pop(); node !== void 0; node = pending.pop()) {
				nodes.push(node);
				if ("childNodes" in node) for (const child of node.childNodes.toReversed()) pending.push(child);
			}
			return nodes;
		} catch {
			return;
		}
	};
	FEW$1 = 100;
	NOT_SEEN = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]+/gu;
	APART = [
		"sup",
		"table",
		"tr"
	];
	wordsIn = (cell) => {
		let words = "";
		const pending = cell.childNodes.toReversed();
		for (let node = pending.pop(); node !== void 0 && words.length < FEW$1; node = pending.pop()) if ("value" in node) words += node.value.replace(NOT_SEEN, "").slice(0, FEW$1);
		else if ("tagName" in node && !APART.includes(node.tagName)) pending.push(...node.childNodes.toReversed());
		return words;
	};
	textIn = (element) => {
		let text = "";
		const pending = [element];
		for (let node = pending.pop(); node !== void 0; node = pending.pop()) {
			if ("value" in node) text += node.value;
			if ("childNodes" in node) for (const child of node.childNodes.toReversed()) pending.push(child);
		}
		return text;
	};
}));

// src/core/block/shown.ts
var hidingNames, hides, hidingOver, headerCells, LANGUAGE, TITLE, isFence, shownOf;
var init_shown = __esmMin((() => {
	init_document();
	init_format();
	init_skeleton();
	hidingNames = new Set(`details dialog template select datalist object audio video canvas noscript svg math meter progress rp
   title textarea style script xmp iframe noembed noframes plaintext`.split(/\s+/));
	hides = ({ tagName, attrs }) => hidingNames.has(tagName) || attrs.some(({ name }) => name === "hidden" || name === "popover");
	hidingOver = (element) => {
		let over = parentOf(element);
		while (over !== void 0 && !hides(over)) over = parentOf(over);
		return over;
	};
	headerCells = (node) => {
		const cells = node.nodeName === "tr" && "tagName" in node ? node.childNodes.filter((cell) => "tagName" in cell) : [];
		return holdsCells(cells.map(wordsIn), COLUMNS$1) ? cells.map((cell) => rangeOf(cell)[0]) : [];
	};
	LANGUAGE = "language-";
	TITLE = HEADING.replace(/^#+ /, "");
	isFence = (node) => "tagName" in node && node.attrs.some(({ name, value }) => node.tagName === "pre" ? name === "lang" && readsLikeInfo(value) : node.tagName === "code" && name === "class" && value.split(/\s+/).some((word) => word.startsWith(LANGUAGE) && readsLikeInfo(word.slice(9))));
	shownOf = (nodes, json) => {
		const rows = nodes.filter((node) => headerCells(node).length > 0);
		const fences = nodes.filter(isFence);
		const titles = nodes.filter((node) => "tagName" in node && node.tagName === "h2" && textIn(node) === TITLE);
		const shows = (found, text) => found.some((node) => "tagName" in node && hidingOver(node) === void 0 && (text === void 0 || textIn(node) === text));
		if (!shows(rows) || !shows(fences, `${json}\n`) || !shows(titles)) return "less";
		return rows.length === 1 && fences.length === 1 ? "it alone" : "more";
	};
}));

// src/core/block/left-open.ts
var left_open_exports = /* @__PURE__ */ __exportAll({ leftOpen: () => leftOpen });
var TAG, HIDDEN, EMPTY, tagsIn, openingsIn, inCode, finder, commentsIn, isComment, isEscaped, ITEM, HTML_LINE, UNSURE, linesIn, unclosedIn, leftOpen;
var init_left_open = __esmMin((() => {
	init_github();
	init_shown();
	TAG = /<(\/?)([a-z][a-z0-9-]*)(?=[\s/>]|$)/gi;
	HIDDEN = /<([a-z][a-z0-9-]*)(?:\s+[^\s"'=<>`/]+(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*?\s+(?:hidden|popover)(?=[\s=/>])/gi;
	EMPTY = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
	tagsIn = (text) => {
		const hidden = Array.from(text.matchAll(HIDDEN), ([, name = ""]) => name.toLowerCase());
		const names = /* @__PURE__ */ new Set([...hidingNames, ...hidden.filter((name) => !EMPTY.has(name))]);
		return Array.from(text.matchAll(TAG), ({ 0: { length }, 1: slash, 2: name = "", index }) => ({
			name: name.toLowerCase(),
			closes: slash === "/",
			start: index,
			end: index + length
		})).filter(({ name }) => names.has(name));
	};
	openingsIn = (text) => tagsIn(text).filter(({ closes }) => !closes);
	inCode = ({ tokens }) => tokens.flatMap((token) => [token, ...token.children ?? []]).filter(({ type }) => type === "fence" || type === "code_block" || type === "code_inline").reduce((count, { info, content }) => count + openingsIn(`${info}\n${content}`).length, 0);
	finder = (spans) => {
		let at = 0;
		return (offset) => {
			for (let span = spans[at]; span !== void 0 && span.end <= offset; span = spans[at]) at += 1;
			const span = spans[at];
			return span !== void 0 && span.start <= offset ? span : void 0;
		};
	};
	commentsIn = (text, { start, end }) => {
		const html = text.slice(start, end);
		const found = [];
		for (let from = html.indexOf("<!--"); from >= 0;) {
			const to = html.indexOf("-->", from + 4);
			if (to < 0) break;
			const whole = !/^-?>|--!>/.test(html.slice(from + 4, to + 3).replace(/-->$/, ""));
			if (whole) found.push({
				start: start + from,
				end: start + to + 3
			});
			from = html.indexOf("<!--", whole ? to + 3 : from + 4);
		}
		return found;
	};
	isComment = (text, { start, end }) => COMMENT$1.test(text.slice(start, end));
	isEscaped = (text, offset) => {
		let first = offset;
		while (text[first - 1] === "\\") first -= 1;
		return (offset - first) % 2 === 1;
	};
	ITEM = /^ {0,3}(?:>|(?:[-+*]|1[.)])[ \t])/;
	HTML_LINE = /^\s*</;
	UNSURE = /^(?: {4}| {0,3}\t)|\|/;
	linesIn = (text) => {
		const lines = [];
		let [start, belowHtml] = [0, false];
		for (const line of text.split("\n")) {
			const end = start + line.length + 1;
			belowHtml = line.trim() !== "" && (belowHtml || HTML_LINE.test(line));
			lines.push({
				start,
				end,
				ends: ITEM.test(line) && !belowHtml,
				sure: !UNSURE.test(line)
			});
			start = end;
		}
		return lines;
	};
	unclosedIn = (text, lines, { spans }) => {
		const finders = [
			spans.code,
			spans.inline,
			spans.block,
			spans.container,
			spans.run
		].map(finder);
		const comments = [...spans.inline.filter((span) => isComment(text, span)), ...spans.block.flatMap((span) => commentsIn(text, span))].sort((a, b) => a.start - b.start);
		const [commentAt, lineAt] = [finder(comments), finder(lines)];
		let open = [];
		let last;
		for (const tag of tagsIn(text)) {
			const { start, name } = tag;
			const [code, inline, block, container, run] = finders.map((spanAt) => spanAt(start));
			if (code !== void 0 || commentAt(start) !== void 0) continue;
			if (block === void 0 && isEscaped(text, start)) continue;
			const line = lineAt(start);
			if (run !== last) open = open.filter(({ ends }) => !ends);
			last = run;
			if (!tag.closes) {
				const doubtful = block === void 0 || container !== void 0;
				open.push({
					tag,
					run: block === void 0 ? run ?? tag : void 0,
					ends: line?.ends === true,
					doubtful
				});
				continue;
			}
			if (block === void 0 && inline === void 0) continue;
			const at = open.findLastIndex((one) => one.tag.name === name && (block !== void 0 || one.run === run || one.run === void 0));
			const closed = open[at];
			if (closed === void 0) continue;
			const surely = block !== void 0 || closed.run === run || line?.sure === true;
			open.splice(at, 1, ...surely ? [] : [{
				...closed,
				doubtful: true
			}]);
		}
		return open.find(({ ends, doubtful }) => doubtful && !ends)?.tag;
	};
	leftOpen = (above, parts, second) => {
		const text = above.join("\n");
		const lines = linesIn(text);
		const tag = unclosedIn(text, lines, second);
		if (tag !== void 0) return {
			name: tag.name,
			line: lines.findIndex(({ end }) => tag.start < end)
		};
		for (const part of parts) {
			const [from, to] = [Number(lines[part.line]?.start), Number(lines[part.end - 1]?.end)];
			const [first] = openingsIn(text.slice(from, to));
			if (part.end > above.length || first === void 0) continue;
			if (second.spans.code.filter(({ start }) => from <= start && start < to).reduce((sum, { start, end }) => sum + openingsIn(text.slice(start, end)).length, 0) > inCode(part)) return {
				name: first.name,
				line: part.line
			};
		}
	};
}));

// src/core/block/visible.ts
init_document();
init_format();
init_github();
init_shown();
const hasHtml = ({ tokens }) => tokens.some(({ type, children }) => type === "html_block" || children?.some((child) => child.type === "html_inline"));
const pageOf$1 = (pieces) => {
	const offsets = /* @__PURE__ */ new Map();
	let page = "";
	for (const { line, html } of pieces) {
		offsets.set(line, page.length);
		page += html;
	}
	return {
		html: page,
		offsets
	};
};
/** Where the HTML of a part begins; no number where there is none. */
const offsetOf = ({ offsets }, { line }) => Number(offsets.get(line));
/** The line of the body, counted from 1, that HTML at this offset was made from; for an inline tag nearly so. */
const lineAt = ({ html, offsets }, offset) => {
	let [line, start] = [0, 0];
	for (const [first, from] of offsets) if (from <= offset) [line, start] = [first, from];
	return line + html.slice(start, offset).split("\n").length;
};
const faultAt = (page, offset, code, message) => {
	const line = lineAt(page, offset);
	return fault(code, message.replace("LINE", `line ${line}`), { place: {
		file: BODY,
		line
	} });
};
/** The element that takes what stands at this offset for its text. A comment cannot: the begin marker would end it. */
const swallower = (nodes, offset) => {
	const text = nodes.find((node) => "value" in node && rangeOf(node)[0] <= offset && offset < rangeOf(node)[1]);
	return text && parentOf(text);
};
const unseenFault = (page, nodes, { begin, inner }) => {
	const elements = new Map(nodes.flatMap((node) => "tagName" in node ? [[rangeOf(node)[0], node]] : []));
	const block = `the block at line ${begin.line + 1}`;
	if (Number.isNaN(offsetOf(page, begin))) return bodyFault("block-hidden", begin.line, `${block} begins inside HTML above it: an empty line must stand between`);
	for (const part of inner) {
		const offset = offsetOf(page, part);
		const element = elements.get(offset);
		const over = element === void 0 ? swallower(nodes, offset) : hidingOver(element);
		if (over !== void 0) return faultAt(page, rangeOf(over)[0], "block-hidden", `${block} stands inside <${over.tagName}>, opened at LINE`);
		if (element === void 0) return bodyFault("block-hidden", part.line, `${block} is swallowed by HTML above it that is not closed`);
	}
};
const imitationFault = (page, nodes, { begin, end }) => {
	const [first, last] = [offsetOf(page, begin), offsetOf(page, end)];
	const beside = (offset) => offset < first || offset > last;
	const offset = nodes.flatMap(headerCells).find(beside);
	if (offset !== void 0) return faultAt(page, offset, "block-imitated", "beside the block the body has a table with the block's header row at LINE");
	const fence = nodes.find((node) => isFence(node) && beside(rangeOf(node)[0]));
	return fence && faultAt(page, rangeOf(fence)[0], "block-imitated", "beside the block the body has a fence like the block's at LINE");
};
const pageFault = async (page, region, scripts) => {
	const nodes = await nodesOf(page.html, scripts);
	if (nodes !== void 0) return unseenFault(page, nodes, region) ?? imitationFault(page, nodes, region);
	return faultAt(page, offsetOf(page, region.begin), "block-hidden", "the HTML of the body is too tangled to tell whether the block at LINE is seen");
};
/**
* Whether what is around a block may make a page in which it is not seen, or not alone: that takes HTML, or a fence. Beside
* these a block ends whatever it stands behind, for all parsers alike, and whatever looks like one is told by its lines.
*/
const MAY_HIDE = /<|`{3}|~{3}/;
const tangledFault = ({ line }) => {
	const message = `the text around the block at line ${line + 1} is too tangled to tell whether it is seen`;
	return bodyFault("block-hidden", line, message);
};
/** What the second parser says. */
const elsewhereFault = async ({ source: { lines }, markdown }, { begin, fence }) => {
	const block = `the block at line ${begin.line + 1}`;
	const { readAgain } = await Promise.resolve().then(() => /* @__PURE__ */ __toESM(require__held_held_block_second_reading(), 1));
	const { leftOpen } = await Promise.resolve().then(() => (init_left_open(), left_open_exports));
	const read = githubLines(lines);
	const second = readAgain(read.join("\n"));
	if (second === void 0) return tangledFault(begin);
	const open = leftOpen(read.slice(0, begin.line), markdown.parts, second);
	if (open !== void 0) {
		const message = `${block} may stand inside <${open.name}>, which line ${open.line + 1} opens in a text and does not close`;
		return bodyFault("block-hidden", open.line, message);
	}
	const json = lines.slice(fence.line + 1, fence.end - 1).join("\n");
	const page = "in the page that another Markdown parser makes of the body";
	for (const html of /* @__PURE__ */ new Set([second.html, githubHtml(second.html)])) {
		const nodes = await nodesOf(html, true);
		const shown = nodes === void 0 ? "less" : shownOf(nodes, json);
		if (shown === "more") return bodyFault("block-imitated", begin.line, `beside ${block} a table or a fence looks like the block's ${page}`);
		if (shown === "less") return bodyFault("block-hidden", begin.line, `${block} is not seen ${page}`);
	}
};
/**
* What keeps a block from being seen: whether its heading, table and fence are there in the body as a browser shows it,
* under nothing that hides them, and no table written in HTML looks like the block's. The page is built only where the
* rest of the body has HTML, or a footnote that may make some, and in both ways in which that can be read; and once more
* by another parser.
*/
const unseen = async (survey, block) => {
	const { begin, end } = block;
	const { lines } = survey.source;
	const mayHide = [...lines.slice(0, begin.line), ...lines.slice(end.end)].some((line) => MAY_HIDE.test(line));
	if (mayHide && isTangled(lines)) return tangledFault(begin);
	return await hereFault(survey, block) ?? (mayHide ? elsewhereFault(survey, block) : void 0);
};
const hereFault = async ({ source, markdown }, region) => {
	const own = [region.begin, region.end];
	if (!markdown.parts.some((part) => !own.includes(part) && hasHtml(part)) && !source.lines.some((line) => line.includes("[^"))) return void 0;
	const [page, other] = [pageOf$1(markdown.render("commonmark")), pageOf$1(markdown.render("github"))];
	for (const one of other.html === page.html ? [page] : [page, other]) for (const scripts of /<noscript/i.test(one.html) ? [true, false] : [true]) {
		const found = await pageFault(one, region, scripts);
		if (found !== void 0) return found;
	}
};

// src/core/block/find.ts
/** What stands between the markers: a heading, a table and the fence, and nothing else. */
const shapeFault = ({ begin, inner, fence, end }) => {
	const [first = end, second = end, third = end, extra] = inner;
	const expected = [
		[
			"the heading",
			first,
			first.tokens[0]?.type === "heading_open"
		],
		[
			"the table",
			second,
			second.tokens[0]?.type === "table_open"
		],
		[
			"the fence",
			third,
			third === fence
		]
	];
	for (const [name, { line }, there] of expected) {
		const message = `in the block at line ${begin.line + 1}, expected ${name} at line ${line + 1}, found something else`;
		if (!there) return bodyFault("block-altered", line, message);
	}
	const message = `the block at line ${begin.line + 1} holds more than heading, table and fence`;
	return extra && bodyFault("block-altered", extra.line, message);
};
const chooseBlock = (survey) => {
	const { candidates, traces } = survey;
	const [block, second] = candidates;
	if (block === void 0) return err(absenceFault(survey));
	const { begin, end } = block;
	if (second !== void 0) {
		const message = `the body has two blocks, at line ${begin.line + 1} and at line ${second.begin.line + 1}`;
		return err(bodyFault("block-doubled", second.begin.line, message));
	}
	const stray = traces.find(({ line }) => line < begin.line || line > end.line);
	if (stray !== void 0) {
		const message = `beside the block at line ${begin.line + 1} the body has ${showTrace(stray)}`;
		return err(bodyFault("block-imitated", stray.line, message));
	}
	const inside = traces.find(({ line }) => line > block.fence.line && line < block.fence.end);
	if (inside !== void 0) {
		const message = `the block at line ${begin.line + 1} is cut off: its fence is not closed before ${showTrace(inside)}`;
		return err(bodyFault("block-truncated", inside.line, message));
	}
	const fault = shapeFault(block);
	return fault === void 0 ? ok(block) : err(fault);
};
/**
* Finds the one block of a body. Anyone may have written the body: a block counts only where it stands at the top level
* of the Markdown and is seen in the page made from it, and only if nothing else in the body reads like one.
*/
const findBlock = async (body) => {
	const survey = await surveyBody(body ?? "");
	const block = chooseBlock(survey);
	if (!block.ok) return block;
	const hidden = await unseen(survey, block.value);
	if (hidden !== void 0) return err(hidden);
	const { begin, fence, end } = block.value;
	const { lines } = survey.source;
	const [from, to] = rangeOfLines(survey.source, begin.line, end.end);
	const numbered = lines.map((text, index) => ({
		text,
		line: index + 1
	}));
	return ok({
		json: lines.slice(fence.line + 1, fence.end - 1).join("\n"),
		line: fence.line + 1,
		start: from,
		end: to,
		visible: [...numbered.slice(begin.line, fence.line + 1), ...numbered.slice(fence.end - 1, end.end)]
	});
};

// src/core/block/json.ts
init_format();
const DEPTH = 12;
const INTEGER = /^(?:0|[1-9]\d{0,9})$/;
const NUMBER = /[-+.\dA-Za-z]*/y;
const PLAIN$1 = /[ !#-[\]-~]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
const SPACE = /[ \t\r\n]*/y;
const CONTROL = {
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	"
};
const FORBIDDEN = [
	"__proto__",
	"constructor",
	"prototype"
];
const WORDS$1 = {
	true: true,
	false: false,
	null: null
};
const decode = (raw) => raw.replace(/\\(?:u(.{4})|(.))/g, (_, hex, letter) => hex === void 0 ? CONTROL[letter] ?? letter : String.fromCharCode(Number.parseInt(hex, 16)));
/**
* Reads JSON that anyone may have written, and takes only what can be read in one way: no duplicate key, no number but a
* plain integer up to 9,999,999,999, nothing but printable ASCII and white space, at most 12 levels. What it takes,
* `JSON.parse` takes too, with the same value. Faults name line and column, the text's first line being `firstLine`.
*/
const readJson = (text, firstLine = 1) => {
	let at = 0;
	const refuse = (where, problem, code = "block-unreadable") => {
		const before = text.slice(0, where);
		const line = firstLine + before.split(/\r\n|\r|\n/).length - 1;
		const column = where - Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r"));
		return err(fault(code, `JSON, line ${line}, column ${column}: ${problem}`, { place: {
			file: BODY,
			line,
			column
		} }));
	};
	const take = (pattern) => {
		pattern.lastIndex = at;
		const taken = pattern.exec(text)?.[0] ?? "";
		at += taken.length;
		return taken;
	};
	const found = () => at < text.length ? `found ${JSON.stringify(text.charAt(at))}` : "the text ends";
	const readString = () => {
		const start = at;
		at += 1;
		for (;;) {
			take(PLAIN$1);
			const next = text.charAt(at);
			if (next === "\"") break;
			if (next === "") return refuse(start, "this string has no end");
			if (next !== "\\") return refuse(at, "a string goes on over a line break or holds a tab; write it as an escape");
			if (take(ESCAPE) === "") return refuse(at, "this escape is none of JSON");
		}
		const value = decode(text.slice(start + 1, at));
		at += 1;
		return value.isWellFormed() ? ok(value) : refuse(start, "half of a surrogate pair stands alone in this string");
	};
	const readList = (depth) => {
		const items = [];
		at += 1;
		take(SPACE);
		if (text.charAt(at) === "]") {
			at += 1;
			return ok(items);
		}
		for (;;) {
			const item = readValue(depth);
			if (!item.ok) return item;
			items.push(item.value);
			const next = text.charAt(at);
			if (next !== "," && next !== "]") return refuse(at, `expected "," or "]", ${found()}`);
			at += 1;
			if (next === "]") return ok(items);
		}
	};
	const readKey = (members) => {
		take(SPACE);
		const start = at;
		if (text.charAt(at) !== "\"") return refuse(at, `expected a key in double quotes, ${found()}`);
		const key = readString();
		if (!key.ok) return key;
		if (FORBIDDEN.includes(key.value)) return refuse(start, `the key ${JSON.stringify(key.value)} is not allowed`);
		if (Object.hasOwn(members, key.value)) return refuse(start, `the key ${JSON.stringify(key.value)} is there twice`);
		take(SPACE);
		if (text.charAt(at) !== ":") return refuse(at, `expected ":", ${found()}`);
		at += 1;
		return key;
	};
	const readObject = (depth) => {
		const members = { __proto__: null };
		at += 1;
		take(SPACE);
		if (text.charAt(at) === "}") {
			at += 1;
			return ok(members);
		}
		for (;;) {
			const key = readKey(members);
			if (!key.ok) return key;
			const member = readValue(depth);
			if (!member.ok) return member;
			members[key.value] = member.value;
			const next = text.charAt(at);
			if (next !== "," && next !== "}") return refuse(at, `expected "," or "}", ${found()}`);
			at += 1;
			if (next === "}") return ok(members);
		}
	};
	const readScalar = () => {
		const start = at;
		const token = take(NUMBER);
		if (token === "true" || token === "false" || token === "null") return ok(WORDS$1[token]);
		if (INTEGER.test(token)) return ok(Number(token));
		return /^[-+.\d]/.test(token) ? refuse(start, `expected an integer from 0 to 9999999999 in plain digits, found ${token.slice(0, 40)}`) : refuse(at = start, `expected a value, ${found()}`);
	};
	const readValue = (depth) => {
		take(SPACE);
		const next = text.charAt(at);
		if ((next === "{" || next === "[") && depth === DEPTH) return refuse(at, `more than ${DEPTH} levels deep`);
		const value = next === "{" ? readObject(depth + 1) : next === "[" ? readList(depth + 1) : next === "\"" ? readString() : readScalar();
		take(SPACE);
		return value;
	};
	const foreign = /[^\t\n\r -~]/u.exec(text);
	if (foreign !== null) {
		const point = Number(foreign[0].codePointAt(0)).toString(16).toUpperCase().padStart(4, "0");
		return refuse(foreign.index, `found U+${point}; write it as an escape (\\uXXXX)`, "block-charset");
	}
	const value = readValue(0);
	return value.ok && at < text.length ? refuse(at, `the JSON ended before this, ${found()}`) : value;
};

// src/core/block/record-json.ts
const defined = (members) => {
	const kept = {};
	for (const [key, value] of Object.entries(members)) if (value !== void 0) kept[key] = value;
	return kept;
};
const countsJson = ({ total, passed, failed, skipped, unstable }) => defined({
	total,
	passed,
	failed,
	skipped,
	unstable
});
const suiteJson = (suite) => {
	const { command, scope, exit, tests, digest, report, groups, failing, skipping, losses, proves } = suite;
	const counts = tests === void 0 ? void 0 : countsJson(tests);
	return defined({
		command,
		scope,
		exit,
		tests: counts,
		digest,
		report,
		groups,
		failing,
		skipping,
		losses,
		proves
	});
};
/** A record as JSON, its fields in the order in which the block shows them, the suites in the record's own. */
const recordJson = ({ recount, commit, tree, policy, suites, by }) => {
	const { tool, at, os, arch, isolation, network, from, milliseconds } = by;
	return {
		recount,
		commit,
		tree,
		policy,
		suites: Object.fromEntries(Object.entries(suites).map(([name, suite]) => [name, suiteJson(suite)])),
		by: defined({
			tool,
			at,
			os,
			arch,
			isolation,
			network,
			from,
			milliseconds
		})
	};
};

// src/core/block/safe.ts
const UNSAFE = /[^ -~]|[@#<>[`]|:(?=\/\/)|(?<=\bgh)-(?=\d)|\*(?=\*\*)/gi;
const unicode = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
/** A string as the block's JSON writes it, quotes included. The string must be well-formed Unicode. */
const safeString = (text) => JSON.stringify(text).replace(UNSAFE, unicode);
/** A string as the block's table shows it, inside a code span: as in the JSON, but double quotes stand as they are. */
const safeWords = (text) => safeString(text).slice(1, -1).replace(/\\(["\\])/g, (both, char) => char === "\"" ? char : both);
/** A text with what a reader may not see, or sees in another order, as escapes. */
const printable = (text) => text.replace(/[^ -~]/g, unicode);

// src/core/block/layout.ts
const isList = (value) => Array.isArray(value);
const isString = (value) => typeof value === "string";
/** JSON as the block's fence holds it: two spaces a level, a list of strings on one line, unsafe characters escaped. */
const layOut = (value, indent = "") => {
	if (isString(value)) return safeString(value);
	if (typeof value !== "object" || value === null) return JSON.stringify(value);
	const inner = `${indent}  `;
	if (isList(value)) {
		if (value.every(isString)) return `[${value.map(safeString).join(", ")}]`;
		return `[\n${value.map((item) => inner + layOut(item, inner)).join(",\n")}\n${indent}]`;
	}
	const members = Object.entries(value).map(([key, member]) => `${inner}${safeString(key)}: ${layOut(member, inner)}`);
	return members.length === 0 ? "{}" : `{\n${members.join(",\n")}\n${indent}}`;
};

// src/core/block/table.ts
init_format();
const COMMAND_WIDTH = 120;
const NONE$1 = "-";
const word = (argument) => /^[\w/.,:=+%^~-]+$/.test(argument) ? safeWords(argument) : safeString(argument);
/** A command as people read it, cut at 120 characters. The whole one stands in the JSON. */
const commandCell = (command) => {
	const text = (typeof command === "string" ? safeWords(command) : command.map(word).join(" ")).replaceAll("|", "\\u007c");
	return `\`${text.length > COMMAND_WIDTH ? `${text.slice(0, 117)}...` : text}\``;
};
const ending = ({ exit, report, tests }) => {
	if (typeof exit === "string") return exit.replace("signal:", "");
	if (exit !== 0 || report !== void 0) return `exit ${exit}`;
	if (tests?.total === 0) return "no tests";
	return tests !== void 0 && tests.failed > 0 ? "failed" : "passed";
};
const resultCell = (suite) => {
	const unstable = suite.tests?.unstable;
	const report = suite.report === void 0 ? [] : [suite.report];
	return [
		ending(suite),
		...report,
		...unstable === void 0 ? [] : [`${unstable} unstable`]
	].join(", ");
};
const row$1 = (cells) => `| ${cells.join(" | ")} |`;
const suiteRow = ([name, suite]) => {
	const { tests } = suite;
	const counts = [
		tests?.total,
		tests?.passed,
		tests?.failed,
		tests?.skipped
	].map((count) => count ?? NONE$1);
	const shown = name.replace(/\bgh-(?=\d)/g, "gh\\-");
	return row$1([
		shown,
		suite.scope,
		resultCell(suite),
		...counts,
		commandCell(suite.command)
	]);
};
/** The block's table, one line an item: for each suite what its JSON says, in words. */
const tableLines = (suites) => [
	row$1(COLUMNS$1),
	"| --- | --- | --- | ---: | ---: | ---: | ---: | --- |",
	...Object.entries(suites).map(suiteRow)
];

// src/core/block/render.ts
init_format();
/**
* The block that is pinned for a record: markers, heading, table, and the JSON in a fence. Lines end in LF, the last one
* has no end. It is a function of the record alone, so that a visible part changed by hand can be told.
*/
const renderBlock = (record) => [
	BEGIN,
	"",
	HEADING,
	"",
	...tableLines(record.suites),
	"",
	FENCE,
	layOut(recordJson(record)),
	"```",
	"",
	END$1
].join("\n");
const LISTS$1 = ["failing", "skipping"];
const INDENT = "      ";
const BETWEEN = `,\n${INDENT}  `.length;
const EMPTY_NAME = layOut(["", ""]).length;
const bareSuite = (suite) => {
	const { groups: _, failing: _1, skipping: _2, ...bare } = suite;
	return bare;
};
const fieldCost = (key, value) => `,\n${INDENT}${JSON.stringify(key)}: ${layOut(value, INDENT)}`.length;
/** The names that fit into `room`, in their order, and what they cost. One too long makes no later one wait. */
const fitNames = (key, names, room) => {
	const kept = [];
	let cost = fieldCost(key, [["", ""]]) - EMPTY_NAME - BETWEEN;
	for (const name of names) {
		const more = layOut(name).length + BETWEEN;
		if (cost + more > room) continue;
		cost += more;
		kept.push(name);
	}
	return {
		kept,
		cost
	};
};
/** The forms of a suite's groups that a block may have: all of them, or the cuts through their tree where there are any. */
const formsOf = (groups, cuts = []) => {
	if (groups === void 0) return [];
	return cuts.length > 0 ? cuts : [groups];
};
/**
* What of a record its block holds in at most `budget` characters: first the group digests of each suite that fit whole
* (where they do not, and `cuts` has shorter forms of them, the first form that fits), then as many names of failing tests as fit, then of skipped ones. The record without
* those always stays, even where its block alone is longer: what it declares as lost and proved counts whole or not at all.
*/
const fitBlock = (record, budget = 6e3, cuts = {}) => {
	const suites = Object.entries(record.suites).map(([name, suite]) => {
		return {
			name,
			suite,
			extras: {}
		};
	});
	const fitted = () => ({
		...record,
		suites: Object.fromEntries(suites.map(({ name, suite, extras }) => [name, {
			...bareSuite(suite),
			...extras
		}]))
	});
	let room = budget - renderBlock(fitted()).length;
	for (const { name, suite, extras } of suites) for (const groups of formsOf(suite.groups, cuts[name])) {
		const cost = fieldCost("groups", groups);
		if (cost > room) continue;
		extras.groups = groups;
		room -= cost;
		break;
	}
	for (const list of LISTS$1) for (const { suite, extras } of suites) {
		const { kept, cost } = fitNames(list, suite[list] ?? [], room);
		if (kept.length === 0) continue;
		extras[list] = kept;
		room -= cost;
	}
	return fitted();
};

// src/core/block/parse.ts
init_format();
const SHOWN = 200;
const pathOf = (path) => path.map((key) => printable(String(key))).join(".");
const versioned = looseObject({ recount: int$2() });
const versionFault = (json, line) => {
	const read = versioned.safeParse(json);
	const version = read.success ? read.data.recount : 1;
	const [block, place] = [`the block has format ${version}`, {
		file: BODY,
		line
	}];
	if (version > 1) return fault("format-newer", `${block}; this version of Recount reads format ${1}`, { place });
	if (version < 1) return fault("block-unreadable", `${block}, which is none; the format is ${1}`, { place });
};
const schemaFaults = (issues, line) => {
	const place = {
		file: BODY,
		line
	};
	const faults = issues.flatMap((issue) => {
		if (issue.code !== "unrecognized_keys") {
			const path = shorten(pathOf(issue.path), SHOWN) || "the JSON";
			return [fault("block-unreadable", `in the block, ${path}: ${issue.message}`, { place })];
		}
		return issue.keys.map((key) => {
			const field = shorten(pathOf([...issue.path, key]), SHOWN);
			const message = `the block has the field ${field}, which its format does not have`;
			return fault("field-invented", message, {
				place,
				field
			});
		});
	});
	return firstOf(faults, 10);
};
/** The first line in which what people read is not the rendering of the record; white space at line ends aside. */
const alteredFault = ({ visible }, record) => {
	const lines = renderBlock(record).split("\n");
	const expected = [...lines.slice(0, lines.indexOf(FENCE) + 1), ...lines.slice(lines.lastIndexOf("```"))].filter((line) => line !== "");
	const read = visible.filter(({ text }) => withoutBlanks(text) !== "");
	const index = read.findIndex(({ text }, at) => withoutBlanks(text) !== expected[at]);
	const differing = read[index];
	if (differing === void 0) return void 0;
	const [is, says] = [differing.text, String(expected[index])].map((text) => printable(text).slice(0, SHOWN));
	const message = `line ${differing.line} of the body is "${is}" where the block's JSON makes it "${says}"`;
	return fault("block-altered", message, { place: {
		file: BODY,
		line: differing.line
	} });
};
/**
* Reads the record that a body pins: exactly one block, its JSON strict, its fields those of the format, its visible part
* the rendering of its JSON. Anyone may have written the body.
*/
const parseBlock = async (body) => {
	const found = await findBlock(body);
	if (!found.ok) return err([found.error]);
	const { start, end, line } = found.value;
	const json = readJson(found.value.json, line + 1);
	if (!json.ok) return err([json.error]);
	const version = versionFault(json.value, line);
	if (version !== void 0) return err([version]);
	const read = recordSchema.safeParse(json.value);
	if (!read.success) return err(schemaFaults(read.error.issues, line));
	const altered = alteredFault(found.value, read.data);
	if (altered !== void 0) return err([altered]);
	return ok({
		record: read.data,
		digest: digestOf(recordJson(read.data)),
		start,
		end,
		line
	});
};

// src/core/judge/finding.ts
/** Makes a finding; the remedy is the code's own unless a better one is known. */
const finding = (code, message, more = {}) => ({
	code,
	message,
	remedy: CODES[code].remedy,
	...more
});
/** That the block has a field of a suite that nothing here can be held against. */
const invented = (suite, field) => finding("field-invented", `${suite}: the block has ${field}, which is not compared here`, {
	suite,
	field
});
/** A fault as a finding: its cause stays in the log. */
const findingOf = ({ cause: _cause, ...fault }) => fault;
/** A JSON value as a message shows it: short values whole, long ones cut. */
const show$1 = (value) => {
	if (value === void 0) return "nothing";
	const text = typeof value === "string" ? value : JSON.stringify(value);
	return text.length <= 200 ? text : `${text.slice(0, 200)}\u2026`;
};

// src/core/judge/harness.ts
/** Files that decide what a command runs and how its runner counts, by their names in the tools' own documentation. */
const NAMES = [
	/^(?:package|composer|deno|jsr)\.jsonc?$|^(?:package-lock|npm-shrinkwrap)\.json$|^(?:yarn|pnpm-lock|bun)\.(?:lock|yaml|lockb)$/,
	/^\.?(?:vitest|jest|mocha|ava|tap|karma|jasmine|playwright|cypress|wdio|nyc|c8|babel|vite)(?:rc(?:\.\w+)?|[.-](?:conf|workspace|setup|preset)[\w.-]*)$/,
	/^\.(?:npmrc|yarnrc(?:\.yml)?|pnpmfile\.cjs)$|^(?:pnpm-workspace\.yaml|bunfig\.toml|(?:nx|turbo|lerna)\.json)$/,
	/^(?:pytest\.ini|\.pytest\.ini|conftest\.py|sitecustomize\.py|tox\.ini|noxfile\.py|setup\.(?:cfg|py)|pyproject\.toml|requirements.*\.txt|uv\.lock|poetry\.lock|Pipfile(?:\.lock)?)$/,
	/^(?:Cargo\.(?:toml|lock)|build\.rs|rust-toolchain(?:\.toml)?|nextest\.toml|go\.(?:mod|sum|work)|main_test\.go)$/,
	/^(?:pom\.xml|(?:build|settings)\.gradle(?:\.kts)?|gradle\.properties|gradlew|mvnw|junit-platform\.properties|testng\.xml)$/,
	/^(?:CMakeLists\.txt|CTestConfig\.cmake|CTestCustom\.cmake|meson\.build|(?:BUILD|MODULE|WORKSPACE)(?:\.bazel)?|\.bazelrc|GNUmakefile|[Mm]akefile|[Jj]ustfile|Taskfile\.ya?ml|Rakefile|Gemfile(?:\.lock)?|\.rspec|(?:spec|rails|test)_helper\.rb|phpunit(?:\.dist)?\.xml(?:\.dist)?|.*\.(?:runsettings|csproj|fsproj|props|targets)|pubspec\.ya?ml|dart_test\.yaml|mix\.exs|test_helper\.exs)$/
];
const FOLDERS = /(?:^|\/)(?:\.github|\.cargo|\.config|\.mvn|\.bazel|\.husky|\.circleci|gradle)\//;
const wordsOf = (policy) => new Set([...policy.setup, ...Object.values(policy.suites).map(({ run }) => run)].flatMap((command) => typeof command === "string" ? command.split(/[\s'"=;|&()<>]+/) : command).map((word) => word.replace(/^\.\//, "")));
/**
* Of the paths that a pull request changes, those that may make a runner tell something else than the tests say: its
* configuration, what is installed, and the scripts that a command of the policy names. Sorted, each once.
*/
const harnessFiles = (policy, changed) => {
	const named = wordsOf(policy);
	const decides = (path) => {
		const name = path.slice(path.lastIndexOf("/") + 1);
		if (FOLDERS.test(path) || NAMES.some((pattern) => pattern.test(name))) return true;
		return [...named].some((word) => path === word || path.endsWith(`/${word}`));
	};
	return [...new Set(changed.filter(decides))].sort();
};

// src/core/policy/environment.ts
/** Each name with what is said of it last. */
const lastWord = (settings) => [...new Map(settings.flatMap((setting) => Object.entries(setting)))];
/** The names that the policy passes from the machine. */
const passedNames = (settings) => lastWord(settings).flatMap(([name, value]) => value === null ? [name] : []).sort();

// src/core/policy/policy-digest.ts
const suiteBearing = (suite) => ({
	run: suite.run,
	cwd: suite.cwd,
	env: suite.env,
	reports: suite.reports,
	format: suite.format,
	scope: suite.scope,
	tests: suite.tests,
	unstable: suite.unstable,
	identity: suite.identity.map(({ match, replace }) => ({
		match,
		replace
	})),
	image: suite.image ?? null
});
const sharedBearing = ({ setup, env }) => ({
	setup,
	env
});
/** The digest of what bears on results: a comment, an exemption or a timeout changes nothing. */
const policyDigest = (policy) => digestOf({
	...sharedBearing(policy),
	suites: Object.fromEntries(Object.entries(policy.suites).map(([name, suite]) => [name, suiteBearing(suite)]))
});
/** The names of the suites whose definition, as far as it bears on results, is not the same in both policies. */
const differingSuites = (before, after) => {
	const names = /* @__PURE__ */ new Set([...Object.keys(before.suites), ...Object.keys(after.suites)]);
	const bearing = (policy, name) => {
		const { [name]: suite } = policy.suites;
		return canonical({
			...sharedBearing(policy),
			suite: suite && suiteBearing(suite)
		});
	};
	return [...names].filter((name) => bearing(before, name) !== bearing(after, name));
};

// src/core/tests/nearest.ts
/** Names as a message lists them. */
const namesOf$1 = (names) => names.map((name) => JSON.stringify(name)).join(", ");
/** How a message offers names that may be meant; nothing where there are none. */
const offerNames = (near) => near.length === 0 ? "" : `; the nearest: ${namesOf$1(near)}`;

// src/core/tests/sorting.ts
/** Where a number is still exact: the room for what is sorted by and what it stands for together. */
const EXACT_BITS = 53;
const PREFIX_BITS = 48;
const NO_LEAD = {
	bytes: 0,
	values: 1
};
/** The bits that tell as many things apart. */
const bitsFor = (count) => Math.ceil(Math.log2(Math.max(count, 1)));
/**
* Where each entry of a fixed size starts, in the order of the entries as bytes. As many bits of an entry as leave room
* for its place are packed with it into one number, since numbers are sorted many times faster than anything that a
* function compares; the few that are equal that far are then compared whole.
*/
const startsInOrder = (entries, size, lead = NO_LEAD) => {
	const count = entries.length / size;
	const places = 2 ** bitsFor(count);
	const bits = Math.min(PREFIX_BITS, EXACT_BITS - bitsFor(count) - bitsFor(lead.values));
	const [keys, unused] = [2 ** bits, 2 ** (PREFIX_BITS - bits)];
	const order = new Float64Array(count);
	for (let index = 0, start = 0; index < count; index++, start += size) {
		const from = start + lead.bytes;
		const prefix = Math.floor((entries.readUInt32BE(from) * 2 ** 16 + entries.readUInt16BE(from + 4)) / unused);
		const first = lead.bytes === 0 ? 0 : entries.readUInt32BE(start);
		order[index] = (first * keys + prefix) * places + index;
	}
	order.sort();
	let [from, key] = [0, -1];
	const settle = (to) => {
		if (to - from > 1) order.subarray(from, to).sort((a, b) => entries.compare(entries, b, b + size, a, a + size));
		from = to;
	};
	order.forEach((packed, index) => {
		const next = Math.floor(packed / places);
		if (next !== key) settle(index);
		key = next;
		order[index] = (packed - next * places) * size;
	});
	settle(count);
	return order;
};
/** The entries in the order of their bytes. */
const sortedEntries = (entries, size) => {
	const sorted = Buffer.allocUnsafe(entries.length);
	let at = 0;
	for (const start of startsInOrder(entries, size)) at += entries.copy(sorted, at, start, start + size);
	return sorted;
};
/** The things that are left when as many are taken away as others have the same key. */
const surplus = (things, others, keyOf) => {
	const left = /* @__PURE__ */ new Map();
	for (const other of others) left.set(keyOf(other), (left.get(keyOf(other)) ?? 0) + 1);
	return things.filter((thing) => {
		const key = keyOf(thing);
		const count = left.get(key) ?? 0;
		left.set(key, count - 1);
		return count <= 0;
	});
};
/** Things by a key of theirs, in the order in which they come. */
const gather = (things, keyOf) => {
	const parts = /* @__PURE__ */ new Map();
	for (const thing of things) {
		const key = keyOf(thing);
		const part = parts.get(key);
		if (part === void 0) parts.set(key, [thing]);
		else part.push(thing);
	}
	return parts;
};

// src/core/tests/leaves.ts
/** A hash's bytes. */
const LEAF = 32;
/** A group's number, then the leaf. */
const LEAF_ENTRY = 36;
/** An empty collection. */
const openLeaves = () => {
	let bytes = Buffer.alloc(288);
	let used = 0;
	const makeRoom = (length) => {
		if (used + length > bytes.length) bytes = Buffer.concat([bytes], Math.max(bytes.length * 2, used + length));
	};
	return {
		add: (group, leaf) => {
			makeRoom(36);
			bytes.writeUInt32BE(group, used);
			bytes.write(leaf, used + 4, "binary");
			used += 36;
		},
		merge: (entries, numbers) => {
			makeRoom(entries.length);
			bytes.set(entries, used);
			const end = used + entries.length;
			for (; used < end; used += 36) bytes.writeUInt32BE(numbers.readUInt32BE(4 * bytes.readUInt32BE(used)), used);
		},
		entries: () => bytes.subarray(0, used),
		digests: (groups) => digestGroups(bytes.subarray(0, used), groups)
	};
};
const WORD = 4;
const digestGroups = (entries, groups) => {
	const sorted = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(entries.length / 36 * 32));
	const from = new DataView(entries.buffer, entries.byteOffset, entries.length);
	const ends = Array.from({ length: groups }, () => 0);
	let at = 0;
	for (const start of startsInOrder(entries, 36, {
		bytes: 4,
		values: groups
	})) {
		for (let word = 0; word < 32; word += WORD) sorted.setUint32(at + word, from.getUint32(start + 4 + word));
		at += 32;
		ends[entries.readUInt32BE(start)] = at;
	}
	const bytes = Buffer.from(sorted.buffer);
	let begin = 0;
	return ends.map((end) => {
		const digest = sha256(bytes.subarray(begin, end));
		begin = end;
		return digest;
	});
};

// src/core/tests/sum.ts
/** What a test came to as the digest sees it: one that the policy calls unstable has no other outcome. */
const RECORDED_OUTCOMES = [
	"passed",
	"failed",
	"skipped",
	"unstable"
];
/** A test's leaf as text of one byte a character. `group` is JSON. */
const leafOf = (outcome, group, name) => sha256Text(`["${outcome}",${group},${JSON.stringify(name)}]`);
/**
* Counts and digests tests as they are found, and keeps no name of any. A test's leaf is the sha256 of the canonical
* text of `[outcome, group, name]`; leaves make group digests, group digests the suite's. Order never matters.
*
* @param hasUnstable whether the policy calls tests unstable, so that they are counted
*/
const openSum = (hasUnstable = false) => {
	const counts = {
		passed: 0,
		failed: 0,
		skipped: 0,
		unstable: 0
	};
	const groups = /* @__PURE__ */ new Map();
	const leaves = openLeaves();
	const groupOf = (name) => {
		const known = groups.get(name);
		if (known !== void 0) return known;
		const group = {
			number: groups.size,
			json: JSON.stringify(name)
		};
		groups.set(name, group);
		return group;
	};
	/** Of each group, as it came, the hash of its name and its digest: {@link PAIR} bytes. */
	const pairs = () => pairsOf([...groups.keys()], leaves.digests(groups.size));
	return {
		counts,
		groups: () => [...groups.keys()],
		pairs,
		add: ({ outcome, group, name }) => {
			counts[outcome]++;
			const { number, json } = groupOf(group);
			leaves.add(number, leafOf(outcome, json, name));
		},
		/** Adds what another has counted and digested. */
		merge: ({ counts: added, groups: names, entries }) => {
			for (const outcome of RECORDED_OUTCOMES) counts[outcome] += added[outcome];
			const numbers = Buffer.alloc(4 * names.length);
			for (const [number, name] of names.entries()) numbers.writeUInt32BE(groupOf(name).number, 4 * number);
			leaves.merge(entries, numbers);
		},
		/** What {@link merge} takes. */
		parts: () => ({
			counts,
			groups: [...groups.keys()],
			entries: leaves.entries()
		}),
		sum: (found = pairs()) => {
			const { unstable, ...rest } = counts;
			return {
				counts: {
					total: rest.passed + rest.failed + rest.skipped + unstable,
					...rest,
					...hasUnstable ? { unstable } : {}
				},
				digest: showDigest(sha256(sortedEntries(found, 64)))
			};
		}
	};
};
/** A group's name and its digest, 32 bytes each. */
const PAIR$1 = 64;
const pairsOf = (names, digests) => {
	const pairs = Buffer.allocUnsafe(names.length * 64);
	for (const [number, name] of names.entries()) pairs.write(sha256Text(name), number * 64, "binary");
	for (const [number, digest] of digests.entries()) digest.copy(pairs, number * 64 + 64 / 2);
	return pairs;
};

// src/core/judge/citations.ts
const OUTCOMES$1 = RECORDED_OUTCOMES;
/** Whether two texts differ by one letter: another one, one more or one less. */
const oneLetterOff = (one, other) => {
	const [short, long] = one.length <= other.length ? [one, other] : [other, one];
	let same = 0;
	while (same < short.length && short[same] === long[same]) same += 1;
	const rest = long.slice(same + 1);
	return rest === short.slice(same) || rest === short.slice(same + 1);
};
/** What is found of the citations of one suite by a run of it; none where the run does not tell. */
const judgeCitations = (citations, { cited = [] }) => citations.flatMap((citation) => {
	const found = cited.find(({ test }) => test === citation.test);
	return found === void 0 ? [] : judgeOne(citation, found);
});
const judgeOne = ({ suite, test, outcome, place }, { outcomes, near }) => {
	const more = {
		suite,
		place,
		pinned: [test, outcome],
		regenerated: outcomes
	};
	if (outcomes.length === 0) {
		const groups = near.filter((name) => name.endsWith(` \u203a ${test}`));
		if (groups.length > 0) {
			const message = `${suite}: the body cites ${JSON.stringify(test)}, and several groups have it; name one: ${namesOf$1(groups)}`;
			return [finding("citation-altered", message, more)];
		}
		const [nearest] = near;
		const altered = nearest !== void 0 && oneLetterOff(test, nearest);
		const message = `${suite}: the body cites ${JSON.stringify(test)}, and no test is called so${offerNames(near)}`;
		return [finding(altered ? "citation-altered" : "citation-invented", message, more)];
	}
	const came = outcomes.join(" and ");
	if (!OUTCOMES$1.includes(outcome)) return [finding("citation-altered", `${suite}: the body says ${outcome} of ${JSON.stringify(test)}: ${came}`, more)];
	if (outcomes.every((one) => one === outcome || one === "unstable")) return [];
	const message = `${suite}: the body says that ${JSON.stringify(test)} ${outcome}, and it ${came}`;
	return [finding("citation-contradicted", message, more)];
};
/** Citations of suites that the policy does not hold. */
const strangeCitations = ({ suites }, citations) => citations.filter(({ suite }) => !Object.hasOwn(suites, suite)).map(({ suite, test, place }) => {
	const message = `the body cites ${JSON.stringify(test)} of suite ${suite}, and the policy holds no such suite`;
	return finding("citation-invented", message, { place });
});
/** The citations of which a run does not tell. */
const untoldCitations = (citations, { cited = [] }) => citations.filter(({ test }) => !cited.some((one) => one.test === test)).map(({ suite, test }) => `the citation of ${suite} \u203a ${test}: no names of tests came over (the suite was not run or is in shards, has too many tests, or the body was edited since)`);

// src/core/tests/named.ts
/** What a test came to, as it is recorded. */
const recordedOutcomeSchema = _enum(RECORDED_OUTCOMES);
/** Tests by name with their outcomes, as they are handed on: `[outcome, group, name]`, in the order of the reports. */
const namedTestsSchema = readonly(array(readonly(tuple([
	recordedOutcomeSchema,
	string$1(),
	string$1()
]))));

// src/core/tests/tree.ts
/** 4 bytes of the name's hash, 8 of the digest. */
const ENTRY = 12;
/** Up to this many groups a block has room for all of them, as a rule. */
const FEW = 200;
/** With more than this the tree would take more memory than it is worth. */
const MOST_MEMBERS = 1e5;
/** How many entries the cuts through the tree have at most, the finest first. */
const CUTS = [
	1024,
	256,
	64,
	16
];
/** A folder with more in it is parted by the hashes of what is in it, one hex digit at a time. */
const WIDEST = 16;
/** A group is never taken for a folder of the same name. */
const nameHash = ({ name, folder }) => sha256(folder ? `\0${name}` : name);
/** The first 4 bytes of an entry as hex: what a pinned entry is known by. */
const nodeKey = (node) => nameHash(node).toString("hex", 0, 4);
/** The digest over groups: for each the sha256 of its name and its digest, these pairs sorted as bytes. */
const digestOfMembers = (members) => sha256(sortedEntries(Buffer.concat(members.flatMap(({ hash, digest }) => [hash, digest])), 64));
/** The entry of a node. A folder's digest is that of a suite which has these groups alone. */
const nodeEntry = (node) => {
	const [only] = node.members;
	const digest = node.folder || only === void 0 ? digestOfMembers(node.members) : only.digest;
	return Buffer.concat([nameHash(node).subarray(0, 4), digest.subarray(0, 8)]);
};
/** The entries of nodes, sorted. */
const entriesOf = (nodes) => sortedEntries(Buffer.concat(nodes.map(nodeEntry)), 12);
const groupNode = (member) => ({
	name: member.name,
	folder: false,
	members: [member]
});
/** Where a folder ends in a group's name: at "/" or, where there is none, at ".". */
const separatorOf = (name) => name.includes("/") ? "/" : ".";
/** The next folder on the way to a group, or the group itself. */
const nextPart = (name, path) => {
	const end = name.indexOf(separatorOf(name), path.length);
	return end === -1 ? name : name.slice(0, end + 1);
};
/**
* The last folder below a path that all of these groups are in. It is found at once, and not folder by folder: a name may
* have thousands, each as long as those before it together.
*/
const innermost = (members, path) => {
	const [first, ...others] = members.map(({ name }) => name);
	if (first === void 0 || others.length === 0) return path;
	const separator = separatorOf(first);
	if (others.some((name) => separatorOf(name) !== separator)) return path;
	let shared = first.length;
	for (const name of others) {
		let at = path.length;
		while (at < shared && name[at] === first[at]) at++;
		shared = at;
	}
	return shared === path.length ? path : first.slice(0, Math.max(path.length, first.lastIndexOf(separator, shared - 1) + 1));
};
const isFolder = (part) => "path" in part;
/** What a folder falls into; a folder in which there is but one thing is passed through. */
const split = ({ path: outer, digits: given, members }) => {
	const path = innermost(members, outer);
	const digits = path === outer ? given : "";
	const parts = gather(members, ({ name }) => nextPart(name, path));
	if (parts.size <= WIDEST) return [...parts].flatMap(([part, inner]) => inner.length === 1 ? inner.map(groupNode) : [{
		path: part,
		digits: "",
		members: inner
	}]);
	return [...gather(members, ({ name }) => digits + sha256(nextPart(name, path)).toString("hex").charAt(digits.length))].map(([bucket, inner]) => ({
		path,
		digits: bucket,
		members: inner
	}));
};
const finished = (part) => isFolder(part) ? {
	name: part.digits === "" ? part.path : `${part.path}#${part.digits}`,
	folder: true,
	members: part.members
} : part;
const sizeOf = (part) => isFolder(part) ? part.members.length : 0;
const larger = (a, b) => sizeOf(b) > sizeOf(a) ? b : a;
/**
* Cuts through the tree of groups, the finest first: lists of nodes that together hold each group once; none where
* there are few groups. Starting with
* the whole, the folder with the most groups (of several the first) is parted again and again for as long as the cut
* has no more entries than it may.
*/
const cutsThrough = (members) => {
	if (members.length <= FEW) return [];
	const cuts = [];
	let parts = split({
		path: "",
		digits: "",
		members
	});
	for (const most of CUTS.toReversed()) {
		for (;;) {
			const largest = parts.reduce(larger);
			if (!isFolder(largest)) break;
			const inner = split(largest);
			if (parts.length - 1 + inner.length > most) break;
			parts = parts.flatMap((part) => part === largest ? inner : [part]);
		}
		if (parts.length !== cuts[0]?.length) cuts.unshift(parts.map(finished));
	}
	return cuts;
};
/** Every group as a node of its own. */
const groupNodes = (members) => members.map(groupNode);

// src/core/tests/detail.ts
/** Entries told of a suite, and tests told of all of them, at most. */
const MOST_NODES = 200;
const MOST_TESTS = 2e4;
/** Tests of a suite that are told without a block that differs: few enough to travel in a job's output. */
const MOST_UNASKED = 1e3;
/**
* A group or folder as it is now, so that a finding can name it and its tests: told, never compared. `tests` is not
* there where there are too many of them.
*/
const detailSchema = strictObject({
	name: string$1(),
	folder: boolean(),
	groups: int$2().check(_gte(1)),
	tests: optional(namedTestsSchema)
});
/** The entries of `groups` as hex. */
const hexEntries = (groups) => Buffer.from(groups, "base64").toString("hex").match(new RegExp(`.{1,${2 * 12}}`, "g")) ?? [];
/** The part of an entry's hex that stands for the name. */
const keyOf$2 = (entry) => entry.slice(0, 8);
/** The nodes that a pinned list contradicts, and the groups that none of its entries stands for. */
const differing = ({ members, cuts }, pinned) => {
	const entries = new Set(hexEntries(pinned));
	const keys = new Set([...entries].map(keyOf$2));
	const folders = new Map(cuts.flat().flatMap((node) => node.folder ? [[node.name, node]] : []));
	const known = [...groupNodes(members), ...folders.values()].filter((node) => keys.has(nodeKey(node)));
	const covered = new Set(known.flatMap((node) => node.members.map(({ name }) => name)));
	const strange = groupNodes(members.filter(({ name }) => !covered.has(name)));
	return [...known.filter((node) => !entries.has(nodeEntry(node).toString("hex"))), ...strange];
};
/**
* What the judge is told beside a record, so that it can name what differs. With the groups that a block pins, those
* that differ from it; without, every group of a small suite: a block may be pinned when the suites have run.
*/
const detailOf = (tally, pinned) => {
	const small = tally.counts.total <= MOST_UNASKED;
	const nodes = pinned === void 0 ? small ? groupNodes(tally.members) : [] : differing(tally, pinned);
	const byGroup = gather(tally.tests ?? [], ([, group]) => group);
	let room = MOST_TESTS;
	return nodes.slice(0, MOST_NODES).map(({ name, folder, members }) => {
		const tests = members.flatMap((member) => byGroup.get(member.name) ?? []);
		const told = tests.length > 0 && tests.length <= room;
		if (told) room -= tests.length;
		return {
			name,
			folder,
			groups: members.length,
			...told ? { tests } : {}
		};
	});
};

// src/core/report/identity.ts
/** What joins the parts of a group or a name. */
const JOINT = " \u203a ";
/** Stands for a group or a name that is too long. A report with one is refused. */
const TOO_LONG = " ".repeat(32769);
/**
* A string that shares no memory with the text it was cut from: V8 keeps the whole chunk alive for a slice of it, so
* whoever keeps a name beyond its chunk copies it. Joining and cutting makes the copy; nothing cheaper does.
*/
const owned = (text) => ` ${text}`.slice(1);

// src/core/tests/wildcard.ts
/**
* Whether `text` matches `pattern`, in which `*` stands for any run of characters and all else for itself.
* Walks both once and steps back to the last `*` only, so no pattern is worse than their product.
*/
const matchesWildcard = (pattern, text) => {
	let [at, from] = [0, 0];
	let [star, resume] = [-1, 0];
	while (from < text.length) if (pattern[at] === "*") {
		star = at++;
		resume = from;
	} else if (pattern[at] === text[from]) {
		at++;
		from++;
	} else if (star >= 0) {
		at = star + 1;
		from = ++resume;
	} else return false;
	while (pattern[at] === "*") at++;
	return at === pattern.length;
};

// src/core/tests/tally.ts
/** How a test is named to people, and what a pattern of the policy is matched against. */
const showTest = (group, name) => group === "" ? name : `${group} \u203a ${name}`;
/** A suite with more failing, or more skipped, tests than this has them by count only. */
const MOST_NAMED$3 = 1e4;
/** Tests are kept by name up to this many a suite, so that a record of any size stays within memory. */
const MOST_TESTS_KEPT = 2e5;
/** Unstable tests that are kept by name: many more than a policy may call so, and no more than a reader reads. */
const MOST_UNSTABLE$1 = 100;
/** A {@link openSum sum} that also keeps names: of what did not pass, and of the first `keep` tests. */
const openTally = (unstablePatterns, keep) => {
	const hasUnstable = unstablePatterns.length > 0;
	const sum = openSum(hasUnstable);
	const named = {
		failed: [],
		skipped: []
	};
	const unstable = [];
	const failures = [];
	const unmatched = new Set(unstablePatterns);
	let tests = [];
	const isUnstable = (group, name) => {
		const shown = showTest(group, name);
		let found = false;
		for (const pattern of unstablePatterns) if (matchesWildcard(pattern, name) || matchesWildcard(pattern, shown)) {
			unmatched.delete(pattern);
			found = true;
		}
		return found;
	};
	return {
		add: ({ group, name: shared, outcome, cause }) => {
			const recorded = hasUnstable && isUnstable(group, shared) ? "unstable" : outcome;
			if (tests !== void 0 && tests.length >= keep) tests = void 0;
			const name = tests === void 0 && recorded === "passed" ? shared : owned(shared);
			sum.add({
				outcome: recorded,
				group,
				name
			});
			if (recorded === "unstable") unstable.push([
				outcome,
				group,
				name
			]);
			else if (recorded !== "passed" && named[recorded].length < 1e4) named[recorded].push([group, name]);
			if (recorded === "failed" && failures.length < 1e4 && cause !== void 0) failures.push({
				test: [group, name],
				...cause()
			});
			tests?.push([
				recorded,
				group,
				name
			]);
		},
		/** Adds what another tally has counted and digested; the names of its tests are not taken over. */
		merge: sum.merge,
		/** What {@link merge} takes. */
		parts: sum.parts,
		finish: () => {
			const names = sum.groups();
			const pairs = sum.pairs();
			const members = membersOf(names, pairs);
			const cuts = cutsThrough(members);
			const folders = new Map(cuts.flat().flatMap((node) => node.folder ? [[node.name, node]] : []));
			return {
				...sum.sum(pairs),
				groups: sortedEntries(Buffer.concat([shortened(pairs), entriesOf([...folders.values()])]), 12),
				cuts,
				members,
				failing: sum.counts.failed > 1e4 ? void 0 : named.failed.sort(byName$1),
				skipping: sum.counts.skipped > 1e4 ? void 0 : named.skipped.sort(byName$1),
				unstable: unstable.sort(byOutcomeAfterName).slice(0, 100),
				failures,
				unmatched: [...unmatched],
				tests
			};
		}
	};
};
const membersOf = (names, pairs) => names.length > 1e5 ? [] : names.map((name, number) => {
	const [start, middle] = [number * 64, number * 64 + 64 / 2];
	return {
		name,
		hash: pairs.subarray(start, middle),
		digest: pairs.subarray(middle, start + 64)
	};
}).sort((a, b) => a.hash.compare(b.hash));
const shortened = (pairs) => {
	const short = Buffer.allocUnsafe(pairs.length / 64 * 12);
	for (let [from, to] = [0, 0]; from < pairs.length; from += 64, to += 12) {
		pairs.copy(short, to, from, from + 4);
		pairs.copy(short, to + 4, from + 64 / 2, from + 64 / 2 + 8);
	}
	return short;
};
const compareText = (a, b) => a < b ? -1 : a > b ? 1 : 0;
/** Sort tests by group, name and, where they have one, outcome. */
const byName$1 = (a, b) => compareText(a[0], b[0]) || compareText(a[1], b[1]);
const byOutcomeAfterName = (a, b) => compareText(a[1], b[1]) || compareText(a[2], b[2]) || compareText(a[0], b[0]);

// src/core/tests/search.ts
/** Bytes hashed at most before the search is given up: a few seconds. */
const MOST_WORK = 4 * 1024 ** 3;
const OUTCOMES = [
	"passed",
	"failed",
	"skipped"
];
/** Sorted entries of a fixed size, as they are with one entry taken away and another put in. */
const spliced = (entries, size, without, added) => {
	const gap = placeOf$1(entries, size, without);
	const [before, after] = [entries.subarray(0, gap), entries.subarray(gap + size)];
	if (added === void 0) return [before, after];
	const [side, rest] = added.compare(without) < 0 ? [before, after] : [after, before];
	const at = placeOf$1(side, size, added);
	const grown = [
		side.subarray(0, at),
		added,
		side.subarray(at)
	];
	return side === before ? [...grown, rest] : [rest, ...grown];
};
/** Where an entry is, or would be put in. */
const placeOf$1 = (entries, size, entry) => {
	let [low, high] = [0, entries.length / size];
	while (low < high) {
		const middle = low + high >> 1;
		if (entries.compare(entry, 0, size, middle * size, (middle + 1) * size) < 0) low = middle + 1;
		else high = middle;
	}
	return low * size;
};
const groupsOf = (tests) => [...gather(tests, ([, group]) => group)].map(([name, own]) => ({
	tests: own,
	leaves: sortedEntries(Buffer.concat(own.map((test) => sha256(canonical(test)))), 32),
	hash: sha256(name)
}));
/**
* Searches the one test whose removal, or whose other outcome, gives the digest that begins with `wanted`. Undefined
* where there is none, where the tests do not have the digest that begins with `present`, or where it would take long.
*/
const findSingle = (tests, folder, present, wanted) => {
	const groups = groupsOf(tests);
	const pairOf = ({ hash }, digest) => Buffer.concat([hash, digest]);
	const pairs = sortedEntries(Buffer.concat(groups.map((group) => pairOf(group, sha256(group.leaves)))), 64);
	const work = groups.reduce((sum, { leaves, tests: own }) => sum + own.length * (OUTCOMES.length + 1) * (leaves.length + (folder ? pairs.length : 0)), 0);
	const whole = folder ? sha256(pairs) : pairs.subarray(32);
	if (work > MOST_WORK || !whole.subarray(0, present.length).equals(present)) return void 0;
	for (const group of groups) {
		const own = pairOf(group, sha256(group.leaves));
		for (const test of group.tests) {
			const [outcome, name, title] = test;
			const leaf = sha256(canonical(test));
			for (const before of [void 0, ...OUTCOMES]) {
				if (before === outcome || outcome === "unstable" && before !== void 0) continue;
				const other = before === void 0 ? void 0 : sha256(canonical([
					before,
					name,
					title
				]));
				const digest = sha256All(spliced(group.leaves, 32, leaf, other));
				const empty = group.tests.length === 1 && other === void 0;
				if ((folder ? sha256All(spliced(pairs, 64, own, empty ? void 0 : pairOf(group, digest))) : digest).subarray(0, wanted.length).equals(wanted)) return {
					test,
					before
				};
			}
		}
	}
};

// src/core/judge/groups.ts
/** Groups and tests that a message names; who wants all of them asks `recount explain`. */
const MOST_NAMED$2 = 5;
const few$2 = (items, what) => {
	const more = items.length - MOST_NAMED$2;
	return [...items.slice(0, MOST_NAMED$2), ...more > 0 ? [`and ${more} more ${what}`] : []].join("; ");
};
/** Tests whose report gives them neither file nor suite have the empty name for a group, all of them. */
const groupName = (name) => name === "" ? "the tests outside any group" : show$1(name);
const differ = (name) => name === "" ? "differ" : "differs";
const quoted = (text) => text === "" ? "(no name)" : show$1(text);
/** A folder is told with its groups: what is gone from it is gone from one of them. */
const nodeName = ({ name, folder, groups, tests = [] }) => {
	if (!folder) return groupName(name);
	const names = [...new Set(tests.map(([, group]) => groupName(group)))];
	return `${quoted(name)} (${groups} groups${names.length === 0 ? "" : `: ${few$2(names, "groups")}`})`;
};
const countsOf = (tests) => {
	return RECORDED_OUTCOMES.flatMap((outcome) => {
		const count = tests.filter(([one]) => one === outcome).length;
		return count === 0 ? [] : [`${count} ${outcome}`];
	}).join(", ");
};
/** The tests of a group as they are now, those that did not pass first: they are what a reader looks for. */
const testsOf$1 = ({ tests, folder }) => {
	if (tests === void 0) return "its tests are too many to be told";
	const names = [...tests.filter(([one]) => one !== "passed"), ...tests.filter(([one]) => one === "passed")].map(([outcome, group, name]) => `${folder ? showTest(group, name) : name} (${outcome})`);
	return `now ${countsOf(tests)}: ${few$2(names.map(quoted), "tests")}`;
};
const hex = (text) => Buffer.from(text, "hex");
/** How a group or folder differs from what is pinned, as closely as it can be told. */
const difference = (detail, pinned, found) => {
	const single = detail.tests === void 0 ? void 0 : findSingle(detail.tests, detail.folder, hex(found.slice(8)), hex(pinned.slice(8)));
	if (single === void 0) return `${nodeName(detail)} ${differ(detail.name)} by a test that is gone, or by several (how many it had is not in the block); ${testsOf$1(detail)}`;
	const { test, before } = single;
	const [outcome, group, name] = test;
	const shown = quoted(showTest(group, name));
	return before === void 0 ? `${shown} is new (${outcome})` : `${shown} is ${outcome} and was ${before}`;
};
/** The groups of which the block names a test, and that of no name: they can be told by name also where they are gone. */
const namedGroups = ({ failing = [], skipping = [] }) => new Map(["", ...[...failing, ...skipping].map(([group]) => group)].map((name) => [hashKey(name), name]));
const hashKey = (name) => sha256(name).toString("hex", 0, 4);
/** What there is to say about pinned entries that are contradicted: names, where the hand-over or the block has them. */
const tellContradicted = (claimed, contradicted, found, details) => {
	const byKey = new Map(details.map((detail) => [nodeKey(detail), detail]));
	const present = new Map(found.map((entry) => [keyOf$2(entry), entry]));
	const names = namedGroups(claimed);
	const told = contradicted.slice(0, MOST_NAMED$2).map((entry) => {
		const [key, detail] = [keyOf$2(entry), byKey.get(keyOf$2(entry))];
		const now = present.get(key);
		const name = names.get(key);
		const known = name === void 0 ? `a group (its name's hash is ${key})` : groupName(name);
		if (now === void 0) return `${known} ${name === "" ? "are" : "is"} not there`;
		return detail === void 0 ? `${known} ${differ(name ?? key)}` : difference(detail, entry, now);
	});
	return few$2([...told, ...contradicted.slice(MOST_NAMED$2)], "groups");
};
/** The groups that no entry of the block stands for, with their tests; nothing where the block pins no groups. */
const tellStrangers = (groups, details) => {
	if (groups === void 0) return "";
	const keys = new Set(hexEntries(groups).map(keyOf$2));
	const strangers = details.filter((detail) => !detail.folder && !keys.has(nodeKey(detail)));
	if (strangers.length === 0) return "";
	return `; not in the block: ${few$2(strangers.map((detail) => `${nodeName(detail)}, ${testsOf$1(detail)}`), "groups")}`;
};

// src/core/judge/unstable.ts
const endedBadly = (record) => typeof record.exit === "number" && record.exit !== 0;
/** Whether a run failed, and nothing failed in it but tests that the policy calls unstable. */
const onlyUnstableFailed = ({ record, counts, unstable, unexcused }) => unexcused === void 0 && endedBadly(record) && counts?.failed === 0 && unstable.some(([outcome]) => outcome === "failed");
/**
* Whether the exit says nothing: this run ended badly through unstable tests alone, or the pinned one may have done so
* (it failed, counts no failed test, and the suite has unstable ones) where this run ended well. Without the second rule
* an honest author whose unstable test failed at the desk would be called a liar.
*/
const exitIsExcused = (pinned, result) => {
	if (onlyUnstableFailed(result)) return typeof pinned.exit === "number";
	const { tests } = pinned;
	const claimsUnstable = tests === void 0 ? result.unstable.length > 0 : tests.failed === 0 && (tests.unstable ?? 0) > 0;
	return result.record.exit === 0 && endedBadly(pinned) && claimsUnstable;
};

// src/core/judge/compare.ts
/** Whether two values are the same in canonical form. */
const equal = (a, b) => canonical(a) === canonical(b);
const COUNTS = [
	"total",
	"passed",
	"failed",
	"skipped",
	"unstable"
];
/**
* Compares a pinned suite with the regenerated one, field by field, in a fixed order. Command and scope are held
* against the policy, since that is what was run. What the base says beside it (`losses`, `proves`) is judged apart: a
* second run of the suite does not tell it.
*/
const compareSuite = (name, suite, pinned, result) => {
	const side = {
		suite: name,
		pinned,
		fresh: result.record
	};
	const findings = [];
	if (!equal(pinned.command, suite.run)) findings.push(differs(side, "command-altered", "command", pinned.command, suite.run));
	if (pinned.scope !== suite.scope) findings.push(differs(side, "scope-altered", "scope", pinned.scope, suite.scope));
	if (pinned.exit !== side.fresh.exit && !exitIsExcused(pinned, result)) findings.push(differs(side, "exit-contradicted", "exit", pinned.exit, side.fresh.exit));
	if (pinned.report !== side.fresh.report) findings.push(differs(side, "report-contradicted", "report", pinned.report, side.fresh.report));
	else findings.push(...compareCounts(side), ...compareDigest(side, result.detail ?? []), ...compareGroups(side, result.detail ?? []), ...compareNames(side, "failing"), ...compareNames(side, "skipping"));
	return findings;
};
const differs = ({ suite }, code, field, claimed, found) => finding(code, `${suite}: ${field}: claimed ${show$1(claimed)}, found ${show$1(found)}`, {
	suite,
	field,
	...claimed === void 0 ? {} : { pinned: claimed },
	...found === void 0 ? {} : { regenerated: found }
});
/** The finding where a side lacks a field that the policy decides on; none where both do. */
const oneSided = ({ suite, pinned, fresh }, field) => {
	if (pinned[field] !== void 0) return [invented(suite, field)];
	if (fresh[field] === void 0) return [];
	return [finding("field-missing", `${suite}: the block lacks ${field}, which the policy asks for`, {
		suite,
		field
	})];
};
const compareCounts = (side) => {
	const [claimed, found] = [side.pinned.tests, side.fresh.tests];
	if (claimed === void 0 || found === void 0) return oneSided(side, "tests");
	return COUNTS.filter((count) => claimed[count] !== found[count]).map((count) => differs(side, "tests-contradicted", `tests.${count}`, claimed[count], found[count]));
};
const compareDigest = (side, details) => {
	const [claimed, found] = [side.pinned.digest, side.fresh.digest];
	if (claimed === void 0 || found === void 0) return oneSided(side, "digest");
	if (claimed === found) return [];
	const differing = differs(side, "digest-contradicted", "digest", claimed, found);
	return [{
		...differing,
		message: `${differing.message}${tellStrangers(side.pinned.groups, details)}`
	}];
};
/** The tests that failed, or were skipped, in one of two runs and not in the other, as far as their lists tell. */
const notTheSame = (one, other) => {
	const names = ["failing", "skipping"].flatMap((list) => {
		const [these, those] = [one[list] ?? [], other[list] ?? []];
		return [...surplus(these, those, canonical), ...surplus(those, these, canonical)];
	});
	return [...new Set(names.map(([group, name]) => showTest(group, name)))];
};
/** As many of the groups that differ as a verdict holds; they are hashes, and no reader wants more. */
const MOST_GROUPS = 20;
const compareGroups = ({ suite, pinned, fresh }, details) => {
	if (pinned.groups === void 0) return [];
	if (fresh.groups === void 0) return [invented(suite, "groups")];
	const at = {
		suite,
		field: "groups"
	};
	const [claimed, found] = [hexEntries(pinned.groups), hexEntries(fresh.groups)];
	if (claimed.some((entry) => entry.length !== 2 * 12)) return [finding("group-contradicted", `${suite}: groups: not a whole number of entries of ${12} bytes`, at)];
	const other = surplus(claimed, found, (entry) => entry);
	if (other.length === 0) return [];
	const held = other.slice(0, MOST_GROUPS);
	const keys = new Set(held.map(keyOf$2));
	return [finding("group-contradicted", `${suite}: groups: ${other.length} of ${claimed.length} claimed are not as found: ${tellContradicted(pinned, other, found, details)}`, {
		...at,
		pinned: held,
		regenerated: found.filter((entry) => keys.has(keyOf$2(entry)))
	})];
};
const CONTRADICTED = {
	failing: {
		code: "failing-contradicted",
		what: "did not fail"
	},
	skipping: {
		code: "skipping-contradicted",
		what: "was not skipped"
	}
};
/** A pinned list may be shorter than the regenerated one, never other; a name stands as often as it occurs. */
const compareNames = ({ suite, pinned, fresh }, field) => {
	const [claimed, names] = [pinned[field], fresh[field]];
	if (claimed === void 0) return [];
	if (names === void 0) return [invented(suite, field)];
	const { code, what } = CONTRADICTED[field];
	return surplus(claimed, names, canonical).map(([group, name]) => finding(code, `${suite}: ${field}: claimed ${show$1(showTest(group, name))}, which ${what}`, {
		suite,
		field,
		pinned: [group, name]
	}));
};

// src/core/render/amount.ts
/** A time in seconds, to the tenth. */
const seconds = (milliseconds) => `${(milliseconds / 1e3).toFixed(1)} s`;
/** So many of a thing, in words. */
const counted = (number, what) => `${number} ${what}${number === 1 ? "" : "s"}`;

// src/core/judge/demands.ts
const MOST_UNSTABLE = 20;
/** What the policy demands of a suite and this run does not give, whatever any block says. */
const demandsOf = (name, suite, result) => {
	const { counts, unmatched, repeated } = result;
	const findings = [];
	const demand = (code, message) => {
		findings.push(finding(code, `${name}: ${message}`, { suite: name }));
	};
	if (suite.must === "pass") {
		const failure = failureOf$1(result);
		if (failure !== void 0) demand("suite-failed", failure);
		if (counts !== void 0 && counts.total < suite.minTests) if (counts.total === 0) demand("tests-none", `no test ran; the policy demands at least ${suite.minTests}`);
		else demand("tests-too-few", `${counts.total} tests ran; the policy demands at least ${suite.minTests}`);
	}
	for (const pattern of unmatched) demand("unstable-gone", `no test matches ${show$1(pattern)}, which the policy names as unstable`);
	if (repeated !== void 0) demand("test-in-two-shards", inTwoShards(repeated));
	return findings;
};
const inTwoShards = ({ count, some }) => `${counted(count, "test")} ran in more than one shard${few$1(some, count)}`;
/** Why a suite does not pass. A report that is greener than the exit is told in so many words. */
const failureOf$1 = (result) => {
	const { record, counts, refused = record.report } = result;
	if (refused !== void 0) return `it ended with ${record.exit}, and its reports are refused: ${refused}`;
	if (counts !== void 0 && counts.failed > 0) return `${counts.failed} of ${counts.total} tests failed (exit ${record.exit})${few$1((record.failing ?? []).map(([group, name]) => showTest(group, name)))}`;
	if (record.exit === 0 || onlyUnstableFailed(result)) return void 0;
	return counts === void 0 || counts.total === 0 ? `it ended with ${record.exit}` : `it ended with ${record.exit}, although its report shows no failed test among ${counts.total}: the report is greener than the run`;
};
const MOST_NAMED$1 = 5;
/** The first of many names, and how many more there are; nothing where there is none. */
const few$1 = (names, count = names.length) => {
	if (count === 0) return "";
	const shown = names.slice(0, MOST_NAMED$1);
	return `: ${shown.map(show$1).join("; ")}${count > shown.length ? `; and ${count - shown.length} more` : ""}`;
};
/** How many of a suite's tests a policy may call unstable: at most 20 and 2 % of it, one always. */
const mostUnstable = (total) => Math.max(1, Math.min(MOST_UNSTABLE, Math.floor(total / 50)));
/** A policy that calls too much unstable judges nothing. */
const tooManyUnstable = (name, { counts }) => {
	if (counts?.unstable === void 0) return void 0;
	const { unstable, total } = counts;
	const most = mostUnstable(total);
	if (unstable <= most) return void 0;
	const found = `${name}: the policy calls ${unstable} of ${total} tests unstable, and ${most} may be`;
	return finding("unstable-too-many", found, { suite: name });
};

// src/core/judge/corner-facts.ts
/** So many tests of one kind are told one by one; of the rest there is one finding. */
const MOST_TOLD$2 = 20;
/** Nothing was asked for. */
const NOTHING = {
	findings: [],
	varied: [],
	notChecked: []
};
/** Findings, where all could be looked at. */
const only = (...findings) => ({
	...NOTHING,
	findings
});
/** A finding for each, and one for what is left where there are many. */
const eachOf = (suite, all, find, rest = 0) => {
	const told = all.slice(0, MOST_TOLD$2).map(find);
	const left = all.length - told.length + rest;
	if (left === 0) return told;
	const others = told.slice(0, 1).map((first) => {
		const { pinned: _, regenerated: _1, place: _2, ...more } = first;
		return {
			...more,
			message: `${suite}: and ${left} more`
		};
	});
	return [...told, ...others];
};
/** A test as a message names it; with an empty name a whole group. */
const name = ([group, test]) => test === "" ? `every test of ${show$1(group)}` : show$1(showTest(group, test));
/** Why nothing can be said, as the judged job tells it; without a word of it, that it is not in the hand-over. */
const lacking = (suite, part, code, what) => only(part === void 0 ? finding(code, `${suite}: ${what}, and the hand-over does not hold what came of it`, { suite }) : finding(part.code, `${suite}: ${what}, which could not be done: ${part.why}`, { suite }));
/** Why a part of the corners says nothing, where that is what was handed over. */
const notHad$1 = (part) => part !== void 0 && isNotHad(part) ? part : void 0;
const isNotHad = (part) => part.kind === "not-had";
/** That two runs over the same code disagree, and on which tests. */
const disagreeing = (suite, what, tests) => {
	if (tests.length === 0) return [];
	const names = tests.map(([group, test]) => showTest(group, test));
	const message = `${suite}: a second run of ${what} gives other results${few$1(names)}`;
	return [finding("unstable", message, { suite })];
};

// src/core/corners/states.ts
/** What a test of each state does, as a sentence has it. */
const IN_WORDS = {
	passed: "passes",
	skipped: "is skipped",
	unstable: "is unstable",
	absent: "does not run",
	assertion: "fails by an assertion",
	error: "ends in an error",
	unknown: "fails"
};
/** Where several tests have one name, they are together the first of these that one of them is. */
const ORDER$1 = [
	"assertion",
	"unknown",
	"error",
	"unstable",
	"skipped",
	"passed",
	"absent"
];
const ABSENT$1 = { state: "absent" };
const worse = (one, other) => ORDER$1.indexOf(other.state) < ORDER$1.indexOf(one.state) ? other : one;
/** A test by its name, as a key. */
const keyOf$1 = ([group, name]) => canonical([group, name]);
/** The names of a run's tests, each once, in order. */
const namesOf = (tests) => {
	const names = /* @__PURE__ */ new Map();
	for (const [, group, name] of tests) names.set(keyOf$1([group, name]), [group, name]);
	return [...names.entries()].sort(([a], [b]) => a < b ? -1 : 1).map(([, test]) => test);
};
/** What each test was in a run. A failure whose report tells no cause is of an unknown one. */
const standingsIn = ({ tests = [], failures }) => {
	const found = /* @__PURE__ */ new Map();
	const put = (test, standing) => {
		found.set(keyOf$1(test), worse(found.get(keyOf$1(test)) ?? ABSENT$1, standing));
	};
	for (const { test, kind, said } of failures) put(test, {
		state: kind,
		said
	});
	for (const [outcome, group, name] of tests) if (outcome !== "failed") put([group, name], { state: outcome });
	else if (!found.has(keyOf$1([group, name]))) put([group, name], { state: "unknown" });
	return (test) => found.get(keyOf$1(test)) ?? ABSENT$1;
};
/** What each test was in a corner that may have been run twice: in the first run, and in the second if something else. */
const standingsTwice = (run, again) => {
	const first = standingsIn(run);
	if (again === void 0) return first;
	const second = standingsIn(again);
	return (test) => {
		const [one, { state }] = [first(test), second(test)];
		return one.state === state ? one : {
			...one,
			again: state
		};
	};
};
const FAILED = [
	"assertion",
	"error",
	"unknown"
];
/** Whether a test of this state ran and failed. */
const hasFailed = (state) => FAILED.includes(state);
/** Whether a test of this state, which passes elsewhere, is broken: it fails, is skipped, or is not there. */
const isBroken = (state) => hasFailed(state) || state === "skipped" || state === "absent";

// src/core/corners/entries.ts
/** Whether one of these entries names a test, or stands for its whole group. */
const namesTest = (entries) => {
	const keys = new Set(entries.map(keyOf$1));
	return (test) => keys.has(keyOf$1(test)) || keys.has(keyOf$1([test[0], ""]));
};
/** The losses that were found out, if any were looked for. */
const lossesIn = ({ losses }) => losses?.kind === "told" ? losses : void 0;
/** What the head's tests do over the base's code, if they were run there. */
const proofIn = ({ proof }) => proof?.kind === "told" ? proof : void 0;
/** What the base's tests do over the head's code, if they were run there. */
const regressionsIn = ({ regressions }) => regressions?.kind === "told" ? regressions : void 0;
/** Whether a regression has to do with the change: not where neither a test nor what is beside it is touched. */
const isHidden = ({ touch }) => touch !== "none";
/** The regressions that have to do with the change. */
const hiddenIn = (corners) => regressionsIn(corners)?.tests.some.filter(isHidden) ?? [];
/** Whether a regression is one of the first run alone, which says nothing for sure. */
const isShaken = ({ again }) => again !== void 0 && !isBroken(again);
/** A failure that proves: by an assertion, or by what its report does not tell. */
const proves = (state) => state === "assertion" || state === "unknown";
/**
* What a record says of its corners: under `losses: declare` every loss, the regressions that a pull request may only have
* where it says so, if a second run gave them too, and the tests that were asked for and prove the change. Sorted; a list
* that is empty is not there.
*/
const cornerFields = ({ losses: mode }, corners) => {
	const lost = mode === "declare" ? lossesIn(corners)?.declare.some ?? [] : [];
	const covered = namesTest(lost);
	const broken = hiddenIn(corners).filter((one) => !isShaken(one)).map(({ test }) => test).filter((test) => !covered(test));
	const losses = [...lost, ...broken].sort(byName$1);
	const proving = (proofIn(corners)?.tests.some ?? []).filter(({ asked, base, again = base, head }) => asked === true && head === "passed" && proves(base) && proves(again)).map(({ test }) => test).sort(byName$1);
	return {
		...losses.length === 0 ? {} : { losses },
		...proving.length === 0 ? {} : { proves: proving }
	};
};

// src/core/corners/facts.ts
const text$3 = string$1();
const count = int$2().check(_gte(0));
/** A line of another program's, or a sentence of ours with such words in it. */
const line = string$1().check(_maxLength(300));
const testName = readonly(tuple([text$3, text$3]));
/** Tests told of one kind in one suite, at most; of the rest there is a count. */
const MOST_TOLD$1 = 1e3;
/** Losses that a block may declare, at most. */
const MOST_DECLARED = 2e3;
const cappedSchema = (schema, most = MOST_TOLD$1) => strictObject({
	some: array(schema).check(_maxLength(most)),
	rest: count
});
/** A list cut at what is told, with the number of the rest. */
const capped = (all, most = MOST_TOLD$1) => ({
	some: all.slice(0, most),
	rest: Math.max(0, all.length - most)
});
const isReason = (code) => isCode(code) && CODES[code].kind === "inconclusive";
/** Why a corner says nothing: what kept it from being run, with a code by which nothing can be said. */
const notHadSchema = strictObject({
	kind: literal("not-had"),
	code: pipe(string$1(), custom(isReason, "is no code by which nothing can be said")),
	why: line
});
/** How the base's own results were had: from the record of a push's run, by running it here, or from a stored record. */
const hadSchema = discriminatedUnion("from", [
	strictObject({
		from: literal("push"),
		run: text$3,
		attempt: int$2().check(_gte(1))
	}),
	strictObject({
		from: literal("run"),
		milliseconds: count
	}),
	strictObject({ from: literal("stored") })
]);
/**
* Tests that the base has and the head lacks. `declare` is what a block declares of them: each by its name, or with an
* empty name a group of which no test is left. `names` is false where a side has more tests than are kept by name.
*/
const lossesSchema = strictObject({
	kind: literal("told"),
	had: hadSchema,
	totals: strictObject({
		before: count,
		after: count
	}),
	names: boolean(),
	gone: cappedSchema(testName),
	/** They ran and are skipped now, by the names they have now. */
	skipped: cappedSchema(testName),
	/** Files in which a test is newly marked as the only one to run: what may be why others are gone or skipped. */
	focused: cappedSchema(text$3),
	/** Names that stand for fewer tests than before. */
	fewer: cappedSchema(strictObject({
		test: testName,
		before: count,
		after: count
	})),
	/** Not lost: the same test by another name or in another place. */
	moved: cappedSchema(strictObject({
		from: testName,
		to: testName
	})),
	declare: cappedSchema(testName, MOST_DECLARED)
});
/** What a test was in one corner. A failed one is told by its cause. */
const stateSchema = _enum([
	"passed",
	"skipped",
	"unstable",
	"absent",
	"assertion",
	"error",
	"unknown"
]);
/** How a run of a corner ended; `said` is the first line that tells why its tests did not run. */
const endedSchema = strictObject({
	ran: count,
	said: optional(line),
	milliseconds: count
});
/** The head's tests over the base's code: those that pass on the head and not here, and those that were asked for. */
const proofSchema$1 = strictObject({
	kind: literal("told"),
	ended: endedSchema,
	tests: cappedSchema(strictObject({
		test: testName,
		base: stateSchema,
		/** What it did over the base in the second run, where that is something else. */
		again: optional(stateSchema),
		head: stateSchema,
		/** It was asked for. */
		asked: optional(literal(true)),
		said: optional(line)
	}))
});
/**
* How the pull request stands to a test of the base: its file is edited or gone, only what it shares or what may hold it
* is, or nothing is.
*/
const touchSchema = _enum([
	"edited",
	"deleted",
	"beside",
	"none"
]);
/**
* The base's tests over the head's code: those that pass on the base, do not here, and do not fail in the head's own. The
* rest counts those alone that are touched in some way.
*/
const regressionsSchema = strictObject({
	kind: literal("told"),
	ended: endedSchema,
	tests: cappedSchema(strictObject({
		test: testName,
		/** What the base's version of it does over the head's code, and what the head's own version does. */
		over: stateSchema,
		/** What it did in the second run, where that is something else. */
		again: optional(stateSchema),
		head: stateSchema,
		touch: touchSchema,
		file: optional(text$3),
		said: optional(line)
	}))
});
/** Nothing was to be run: the pull request edits and deletes no test, so that the head has all of the base's. */
const unneededSchema = strictObject({ kind: literal("unneeded") });
/**
* What the corners of a suite gave, as the judged job hands it over. A part that is not there was asked for by nobody.
*/
const cornersSchema = strictObject({
	/** The merge base, where it is known. */
	base: optional(objectId),
	losses: optional(discriminatedUnion("kind", [lossesSchema, notHadSchema])),
	proof: optional(discriminatedUnion("kind", [proofSchema$1, notHadSchema])),
	regressions: optional(discriminatedUnion("kind", [
		regressionsSchema,
		unneededSchema,
		notHadSchema
	]))
});

// src/core/judge/losses.ts
/** What the block declares as lost and is not. */
const contradicted = (suite, entries) => eachOf(suite, entries, (test) => finding("loss-contradicted", `${suite}: losses: claimed ${name(test)}, which is not lost`, {
	suite,
	field: "losses",
	pinned: [...test]
}));
/** What is lost and the block does not declare; `how` ends the sentence that begins with the test. */
const undeclared = (suite, entries, how) => eachOf(suite, entries, (test) => finding("loss-undeclared", `${suite}: ${name(test)} ${how(test)}, and the block does not declare it`, {
	suite,
	field: "losses",
	regenerated: [...test]
}));
const COMPARED = "its tests are to be compared with those of the merge base";
const UNNAMED$1 = {
	kind: "not-had",
	code: "baseline-missing",
	why: "there are more than are kept by name"
};
/** The tests that the head lacks, held against what the policy lets pass and what the block declares. */
const judgeLosses = (facts, corners) => {
	const { suite, policy, claimed } = facts;
	const [losses, mode] = [lossesIn(corners), policy.losses];
	const asked = mode === "fail" || mode === "declare" && claimed !== void 0;
	const part = notHad$1(corners.losses);
	if (asked && losses?.names !== true) return lacking(suite, losses === void 0 ? part : UNNAMED$1, "baseline-missing", COMPARED);
	const declared = claimed?.losses ?? [];
	const known = losses === void 0 && regressionsIn(corners) === void 0;
	if (claimed?.losses !== void 0 && known) return only(invented(suite, "losses"));
	const found = [
		...losses?.declare.some ?? [],
		...losses?.gone.some ?? [],
		...regressed(corners)
	];
	const keys = new Set(found.map(keyOf$1));
	const wrong = contradicted(suite, declared.filter((test) => !keys.has(keyOf$1(test))));
	const open = losses === void 0 ? [] : demanded(facts, losses, declared);
	const notChecked = mode === "off" || part === void 0 ? [] : [`lost tests of suite ${suite}: ${part.why}`];
	return {
		...only(...wrong, ...open),
		notChecked
	};
};
const regressed = (corners) => (regressionsIn(corners)?.tests.some ?? []).map(({ test }) => test);
/** The losses that the policy does not let pass. */
const demanded = ({ suite, policy, claimed }, losses, declared) => {
	const how = howLost(losses);
	const { some, rest } = losses.declare;
	const at = {
		suite,
		field: "losses"
	};
	if (policy.losses === "fail") return eachOf(suite, some, (test) => finding("test-lost", `${suite}: ${name(test)} ${how(test)}`, at), rest);
	if (policy.losses !== "declare" || claimed === void 0) return [];
	const covered = namesTest(declared);
	const open = undeclared(suite, some.filter((test) => !covered(test)), how);
	const many = `${suite}: ${some.length + rest} tests are lost, and a block declares ${MOST_DECLARED} at most`;
	return rest === 0 ? open : [...open, finding("loss-undeclared", many, at)];
};
const howLost = ({ skipped, fewer }) => {
	const muted = new Set(skipped.some.map(keyOf$1));
	const counts = new Map(fewer.some.map((one) => [keyOf$1(one.test), one]));
	return (test) => {
		const count = counts.get(keyOf$1(test));
		if (count !== void 0) return `stands for ${count.after} tests, and for ${count.before} on the base`;
		return muted.has(keyOf$1(test)) ? "is skipped, and runs on the base" : "is gone";
	};
};

// \0late:picomatch
var require__late_picomatch = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function(...given) {
		const to = held("held-picomatch");
		return new.target ? new to(...given) : to(...given);
	};
}));

// src/core/glob.ts
var import__late_picomatch = /* @__PURE__ */ __toESM(require__late_picomatch(), 1);
const OPTIONS = {
	dot: true,
	nonegate: true,
	windows: false,
	posix: true,
	flags: "s"
};
/** Globs of which one must match, compiled when they are first asked. A "!" in front is a character like any other. */
const matcherOf = (globs) => {
	let matchers;
	return (path) => {
		matchers ??= globs.map((glob) => plainMatcher(glob) ?? libraryMatcher(glob));
		return matchers.some((matches) => matches(path));
	};
};
const PLAIN = /^(?!.*\*[^/]*\/\*\*)(?:(?:\*\*|(?!\.{1,2}(?:\/|$))(?:[\w.-]|\*(?!\*))+)(?:\/(?!$)|$))+$/;
const SPECIAL = /* @__PURE__ */ new Set(["*.*", "**/*.*"]);
/** A plain glob without the library, which takes long to load; undefined for any other. */
const plainMatcher = (glob) => PLAIN.test(glob) && !SPECIAL.has(glob) ? literalMatcher(glob) : void 0;
/** What is escaped, a class, or stars; those in front of `(` are a pattern of the library's own. */
const STARS = /\\.|\[[^\]]*\]|\*{2,}(?!\()/gs;
const BEGINS = /(?:^|[/{(,|])$/;
const ENDS = /^(?:$|[/}),|])/;
/** Stands for two stars where the library reads; no character of anybody's. */
const ANYTHING = "\ue000";
/** Two stars beside letters go over folders too; the library takes those for one, and so is given a letter for them. */
const libraryMatcher = (glob) => {
	const marked = glob.replace(STARS, (stars, at) => {
		return BEGINS.test(glob.slice(0, at)) && ENDS.test(glob.slice(at + stars.length)) || !stars.startsWith("*") ? stars : ANYTHING;
	});
	if (marked === glob || glob.includes(ANYTHING)) return (0, import__late_picomatch.default)(glob, OPTIONS);
	const { source, flags } = import__late_picomatch.default.makeRe(marked, {
		...OPTIONS,
		fastpaths: false
	});
	const pattern = new RegExp(source.replaceAll(ANYTHING, ".*"), flags);
	return (path) => pattern.test(path);
};
const MARK = /(\/\*\*$|(?<![^/])\*\*\/|(?<![^/])\*\*(?![^/]))|\*+|[\\^$.|?+()[\]{}]/g;
/**
* A glob in which nothing but `*` and `**` stands for other text: `app/(shop)/[id]/**`. Two stars beside letters go over
* folders too, as in `secrets**` and in the filters of GitHub's workflows; the library takes them for one.
*/
const literalMatcher = (glob) => {
	const meaning = (mark, deep) => {
		if (deep !== void 0) return `(?:${deep.replace("**", ".*")})?`;
		if (mark.startsWith("**")) return ".*";
		return mark === "*" ? "[^/]*" : `\\${mark}`;
	};
	const pattern = new RegExp(`^${glob.replace(MARK, meaning)}$`, "s");
	return (path) => pattern.test(path);
};

// src/core/changes/name.ts
/**
* A path as it is compared where spelling counts: NFC, so that the two Unicode forms of one name (macOS decomposes what
* other systems compose) are one.
*/
const exactName = (path) => path.normalize("NFC");
/**
* Letters in one case, also where upper case has more of them: `\u017f` and `K` fold with `s` and `k`. A sigma is the same one
* wherever a word ends: before a wildcard nobody knows.
*/
const foldCase = (text) => text.normalize("NFD").toUpperCase().toLowerCase().replaceAll("\u03c2", "\u03c3").normalize("NFC");
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
const foldPart = (part) => foldCase(part.replace(IGNORED, "").replace(/:.*$|[. ]+$/gs, ""));
/**
* A path as the loosest of file systems would take it, or undefined where it leads out of the repository. Whatever is
* forbidden is forbidden under every such spelling.
*/
const foldedName = (path) => {
	const parts = [];
	for (const part of path.split(/[/\\]/)) {
		if (part === "..") {
			if (parts.pop() === void 0) return void 0;
			continue;
		}
		const folded = part === "." ? "" : foldPart(part);
		if (folded !== "") parts.push(folded);
	}
	return parts.join("/");
};
/** Whether a folded path lies in a folder of git's own; `GIT~1` is its short name on Windows. */
const isGitFolder = (folded) => folded.split("/").some((part) => /^(?:\.git|git~\d+)$/.test(part));
/** Whether a path is one that a tree can hold: relative, with no part that is empty or means another folder. */
const isPlain = (path) => path !== "" && !path.includes("\0") && path.split("/").every((part) => part !== "" && part !== "." && part !== "..");

// src/core/changes/pattern.ts
const MAGIC = /[*?[\]{}()|]/;
const partsOf$1 = (text) => text.split("/").filter((part) => part !== "" && part !== ".");
/** Whether an entry of a list of paths stands in the repository on every system, and can match anything there. */
const isInside = (path) => path !== "" && !/^(?:[/\\]|[A-Za-z]:)|[\\\0]/.test(path) && !path.split("/").includes("..");
const NEGATION = /^!+(?!\()/;
/** An entry without the marks in front that turn it around. */
const withoutNegation = (text) => text.replace(NEGATION, "");
const readEntry = (text) => {
	const rest = withoutNegation(text);
	const entry = {
		pattern: compileGlob(rest),
		isTurned: (text.length - rest.length) % 2 === 1
	};
	return rest === text ? [entry] : [{
		pattern: literally(text),
		isTurned: false
	}, entry];
};
/**
* Whether a path is one of a list: what lies below an entry without wildcards is too, and a "!" in front of an entry
* turns that entry around. Every list of paths in a policy is read so.
*/
const matcherOfPaths = (entries) => {
	const read = entries.flatMap(readEntry);
	return (path) => read.some(({ pattern, isTurned }) => pattern.matches(path) !== isTurned);
};
/**
* Whether a path is one of a list under any spelling: where case is ignored, a new `Src/a.ts` lands in `src`. What an
* entry with "!" leaves out it leaves out as it is spelled alone.
*/
const looseMatcherOfPaths = (entries) => {
	const read = entries.flatMap(readEntry);
	return (path) => {
		const folded = foldedName(path) ?? "";
		return read.some(({ pattern, isTurned }) => pattern.matches(path) !== isTurned || !isTurned && pattern.matchesFolded(folded));
	};
};
/**
* Compiles a glob. One without wildcards is a path. Names such as `(shop)`, `[id]` and `{{name}}` are everyday ones, so
* that a glob also covers what it says when nothing in it but `*` is a wildcard.
*/
const compileGlob = (text) => {
	const magic = partsOf$1(text).findIndex((part) => MAGIC.test(part));
	const literal = literally(text);
	if (magic === -1) return literal;
	const glob = compileParts(text, magic, foldCase, (pattern) => matcherOf([pattern]));
	return {
		text,
		matches: (path) => literal.matches(path) || glob.matches(path),
		matchesFolded: (path) => literal.matchesFolded(path) || glob.matchesFolded(path),
		isBelow: (path) => literal.isBelow(path) || glob.isBelow(path)
	};
};
/** Compiles a glob in which `*` alone is a wildcard. */
const literally = (text) => {
	const star = partsOf$1(text).findIndex((part) => part.includes("*"));
	return star === -1 ? compilePath(text) : compileParts(text, star, foldEntry, literalMatcher);
};
/** An entry as a path is folded, part by part; one with a wildcard, or of which nothing would be left, in one case. */
const foldEntry = (entry) => entry.split("/").map((part) => (part.includes("*") ? "" : foldedName(part)) || foldCase(part)).join("/");
/** Compiles a glob whose part at `magic` is the first with a wildcard. */
const compileParts = (text, magic, fold, compile) => {
	const parts = partsOf$1(text);
	const glob = exactName(`${parts.join("/")}${text.endsWith("/") ? "/**" : ""}`);
	const base = fold(parts.slice(0, magic).join("/"));
	const [exact, folded] = [compile(glob), compile(fold(glob))];
	return {
		text,
		matches: (path) => exact(exactName(path)),
		matchesFolded: (path) => folded(path),
		isBelow: (path) => isWithin(base, path)
	};
};
/** Compiles a path, whatever characters it has: itself and what lies below it. */
const compilePath = (text) => {
	const plain = exactName(partsOf$1(text).join("/"));
	const folded = foldEntry(plain);
	return {
		text,
		matches: (path) => isWithin(exactName(path), plain),
		matchesFolded: (path) => isWithin(path, folded),
		isBelow: (path) => isWithin(folded, path)
	};
};
/** Whether a path is a folder's or the folder itself; the empty one is the whole repository. */
const isWithin = (path, folder) => folder === "" || path === folder || path.startsWith(`${folder}/`);

// src/core/judge/proof.ts
/** The tests that the block names as proofs: each passes on the head and fails over the base, by an assertion. */
const judgeProof = ({ suite, claimed }, corners) => {
	const named = claimed?.proves ?? [];
	if (named.length === 0) return NOTHING;
	const proof = proofIn(corners);
	if (proof === void 0) return lacking(suite, notHad$1(corners.proof), "proof-unchecked", "the tests under `proves` are to be run over the base");
	const facts = new Map(proof.tests.some.map((fact) => [keyOf$1(fact.test), fact]));
	const told = named.map((test) => ({
		test,
		fact: facts.get(keyOf$1(test))
	}));
	const unknown = told.find(({ fact }) => fact === void 0 && proof.tests.rest > 0);
	if (unknown !== void 0) return lacking(suite, void 0, "proof-unchecked", `${name(unknown.test)} is to be run over the base`);
	const open = told.flatMap(({ test, fact }) => {
		const why = fact === void 0 ? "no test of that name passes on the head and fails over the base" : whyNot$1(fact);
		const second = fact?.again === void 0 ? why : whyNot$1({
			...fact,
			base: fact.again,
			said: void 0
		});
		const own = why ?? second;
		return own === void 0 ? [] : [{
			test,
			why: own,
			isShaken: why === void 0 || second === void 0
		}];
	});
	const shaken = open.filter(({ isShaken }) => isShaken).map(({ test }) => test);
	const findings = eachOf(suite, open, ({ test, why }) => notShown(suite, test, why));
	const unsure = told.filter(({ fact }) => fact?.base === "unknown" && fact.head === "passed").map(({ test }) => `how ${name(test)} of suite ${suite} fails over the base: its report does not tell an assertion from an error`);
	return {
		findings: [...disagreeing(suite, "the head's tests over the base's code", shaken), ...findings],
		varied: shaken.length === open.length ? findings : [],
		notChecked: unsure
	};
};
/** A named test that proves nothing, and why. */
const notShown = (suite, test, why) => finding("proof-not-shown", `${suite}: proves: ${name(test)}: ${why}`, {
	suite,
	field: "proves",
	pinned: [...test]
});
const ON_HEAD = {
	assertion: "it fails on the head",
	error: "it fails on the head",
	unknown: "it fails on the head",
	absent: "there is no such test on the head",
	skipped: "it is skipped on the head",
	unstable: "it is unstable on the head"
};
const OVER_BASE = {
	error: "over the base it ends in an error, which is no assertion",
	absent: "over the base it does not run: its file could not be loaded or built, or it is not among the files of tests",
	passed: "it passes over the base too",
	skipped: "it is skipped over the base",
	unstable: "the policy calls it unstable"
};
/** Why a named test does not prove the change, or undefined where it does. */
const whyNot$1 = ({ base, head, said }) => {
	if (head !== "passed") return ON_HEAD[head];
	if (base === "assertion" || base === "unknown") return void 0;
	return `${OVER_BASE[base]}${said === void 0 ? "" : ` (${said})`}`;
};
/** What the policy demands of a change that must be proved: that the block names one test that does. */
const proofMissing = (policy, changed, { suites }) => {
	const what = Object.values(suites).some(({ proves: named = [] }) => named.length > 0) ? void 0 : provedPaths(policy, changed);
	if (what === void 0) return [];
	return [finding("proof-missing", `${what}, and no suite in the block has \`proves\``, { field: "proves" })];
};
/** Which change must be proved, or undefined where none must. */
const provedPaths = ({ proof }, changed) => {
	if (proof === void 0 || proof.paths.length === 0) return void 0;
	if (changed === void 0) return "what the pull request changes cannot be listed";
	const touched = changed.filter(matcherOfPaths(proof.paths));
	const [first] = touched;
	if (first === void 0) return void 0;
	return `the pull request changes ${show$1(first)}${touched.length > 1 ? ` and ${touched.length - 1} more` : ""}`;
};

// src/core/judge/regressions.ts
/** The tests of the base that the head's code does not pass any more, where the pull request hides it. */
const judgeRegressions = ({ suite, policy, claimed }, corners) => {
	const { regressions } = corners;
	const ran = "the base's tests are to be run over the head's code";
	if (policy.proof?.regressions === true && regressions?.kind !== "told" && regressions?.kind !== "unneeded") return lacking(suite, notHad$1(regressions), "regressions-unchecked", ran);
	if (policy.proof?.regressions !== true) return NOTHING;
	const covered = namesTest(claimed?.losses ?? []);
	const hidden = hiddenIn(corners).filter(({ test }) => !covered(test));
	const rest = regressionsIn(corners)?.tests.rest ?? 0;
	if (hidden.length === 0 && rest > 0) return lacking(suite, UNNAMED, "regressions-unchecked", ran);
	const findings = eachOf(suite, hidden, ({ test, over, touch, file, said }) => finding("regression-hidden", `${suite}: ${name(test)} passes on the base and, as the base has it, ${IN_WORDS[over]} over the code of the head${said === void 0 ? "" : ` (${said})`}; the pull request ${TOUCHED$1[touch]}${file === void 0 ? "" : ` ${file}`}`, {
		suite,
		field: "losses",
		regenerated: [...test],
		...file === void 0 ? {} : { place: { file } }
	}), rest);
	const shaken = hidden.filter(isShaken).map(({ test }) => test);
	const unstable = disagreeing(suite, "the base's tests over the head's code", shaken);
	const varied = shaken.length === hidden.length ? findings : [];
	return {
		findings: [...unstable, ...findings],
		varied,
		notChecked: []
	};
};
const UNNAMED = {
	kind: "not-had",
	code: "regressions-unchecked",
	why: "more of them fail than are kept by name"
};
const TOUCHED$1 = {
	edited: "edits",
	deleted: "deletes",
	beside: "changes a runner's configuration, what tests share or what may hold it",
	none: "leaves it alone"
};

// src/core/judge/corners.ts
/** What the base holds to and the head does not keep, what of it the block declares, and what it proves. */
const judgeCorners = (facts) => {
	const { runs, policy, suite, walled } = facts;
	if (policy.suites[suite]?.reports.length === 0) return only(...inventedIn(facts));
	if (runs.corners === void 0 && !walled) return only(...againstRecord(facts));
	const corners = runs.corners ?? {};
	const parts = [
		judgeLosses(facts, corners),
		judgeRegressions(facts, corners),
		judgeProof(facts, corners)
	];
	return {
		findings: parts.flatMap(({ findings }) => findings),
		varied: parts.flatMap(({ varied }) => varied),
		notChecked: parts.flatMap(({ notChecked }) => notChecked)
	};
};
const FIELDS = ["losses", "proves"];
const inventedIn = ({ suite, claimed }) => FIELDS.filter((field) => claimed?.[field] !== void 0).map((field) => invented(suite, field));
/** A record that was given at a desk says itself what it found. */
const againstRecord = ({ suite, policy, claimed, runs }) => {
	const { losses = [], proves: proving = [] } = runs.first.record;
	const { losses: declared = [], proves: named = [] } = claimed ?? {};
	const [lost, told, proved] = [
		namesTest(losses),
		namesTest(declared),
		namesTest(proving)
	];
	const asked = claimed !== void 0 && (policy.losses === "declare" || policy.proof?.regressions === true);
	return [
		...contradicted(suite, declared.filter((test) => !lost(test))),
		...undeclared(suite, asked ? losses.filter((test) => !told(test)) : [], () => "is lost"),
		...eachOf(suite, named.filter((test) => !proved(test)), (test) => notShown(suite, test, "the record does not show it"))
	];
};

// src/core/judge/live.ts
/** The suites that ran with the network open because the policy calls them `live`. */
const liveSuites = (policy, { suites }) => Object.entries(policy.suites).flatMap(([suite, { scope, env }]) => {
	if (scope !== "live" || !Object.hasOwn(suites, suite)) return [];
	const hosts = Object.values({
		...policy.env,
		...env
	}).flatMap((value) => hostOf(value ?? ""));
	return [{
		suite,
		variables: passedNames([policy.env, env]),
		hosts: [...new Set(hosts)].sort()
	}];
});
/** The host of an address, with its port; a user or a password before it and all that follows it stay out. */
const hostOf = (value) => {
	const host = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) && URL.canParse(value) ? new URL(value).host : "";
	return host === "" ? [] : [host];
};
/** One line for people. */
const showLive = ({ suite, variables, hosts }) => [
	`${suite} is live: the network was open`,
	...variables.length === 0 ? [] : [`the policy passes ${variables.join(", ")}`],
	...hosts.length === 0 ? [] : [`it names ${hosts.join(", ")}`]
].join("; ");

// src/core/judge/systems.ts
/** Tests that a message names; who wants all of them asks `recount explain`. */
const MOST_NAMED = 3;
/** What a suite gave, in which another system may show; what it was told to run is the policy's on every machine. */
const RESULTS = /* @__PURE__ */ new Set([
	"exit-contradicted",
	"report-contradicted",
	"tests-contradicted",
	"digest-contradicted",
	"group-contradicted",
	"failing-contradicted",
	"skipping-contradicted"
]);
/**
* Says beside the first difference of a suite's results that the systems differ too, and in which tests it shows; and
* which variables the policy passes from the machine, in which they may differ as well.
*/
const besideSystems = (findings, pinned, regenerated, passed) => {
	const variables = passed.length === 0 ? [] : [`the policy passes ${passed.join(", ")} from the machine`];
	const said = [...systemsDiffer(pinned, regenerated), ...variables].map((line) => `; ${line}`).join("");
	const first = findings.find(({ code }) => RESULTS.has(code));
	return findings.map((one) => one === first ? {
		...one,
		message: `${one.message}${said}`
	} : one);
};
const systemsDiffer = (pinned, regenerated) => {
	const [there, here] = [describe(pinned.by, regenerated.by), describe(regenerated.by, pinned.by)];
	if (here === "") return [];
	const only = [...onlyIn(regenerated, pinned, "regenerated"), ...onlyIn(pinned, regenerated, "pinned")];
	return [`pinned ${there}, regenerated ${here}`, ...only];
};
/** A system, as far as it differs from another. */
const describe = (one, other) => {
	const machine = one.os !== other.os || one.arch !== other.arch ? [`on ${one.os} ${one.arch}`] : [];
	const walls = ["isolation", "network"].flatMap((what) => one[what] === other[what] ? [] : [`${what} ${one[what]}`]);
	return [...machine, ...walls.length === 0 ? [] : [`with ${walls.join(" and ")}`]].join(" ");
};
const LISTS = [{
	list: "skipping",
	count: "skipped",
	is: "is skipped",
	are: "are skipped"
}, {
	list: "failing",
	count: "failed",
	is: "fails",
	are: "fail"
}];
/** What is skipped, or fails, on one side alone: told where the other side's list is known to be whole. */
const onlyIn = (one, other, side) => LISTS.flatMap(({ list, count, is, are }) => {
	const { [list]: names = [] } = one.suite;
	const { [list]: others, tests } = other.suite;
	if (others === void 0 || others.length !== tests?.[count]) return [];
	const known = new Set(others.map(canonical));
	const alone = names.filter((name) => !known.has(canonical(name)));
	if (alone.length === 0) return [];
	return [`${alone.length === 1 ? `1 test ${is}` : `${alone.length} tests ${are}`} ${place(one.by, other.by, side)} only: ${few(alone)}`];
});
const place = (one, other, side) => {
	if (one.os !== other.os) return `on ${one.os}`;
	return one.arch === other.arch ? `in the ${side} run` : `on ${one.arch}`;
};
const few = (names) => {
	const more = names.length - MOST_NAMED;
	return `${names.slice(0, MOST_NAMED).map(([group, name]) => show$1(showTest(group, name))).join("; ")}${more > 0 ? `; and ${more} more` : ""}`;
};

// src/core/judge/verdict.ts
/** The exit status of each outcome, for the action and `check` alike. */
const EXIT_STATUS = {
	match: 0,
	mismatch: 1,
	stale: 1,
	failing: 1,
	inconclusive: 2
};
/** The outcome of findings: the first row of the table that holds decides. */
const decide = ({ commit, block, findings, varied = [], notChecked = [] }) => {
	const [outcome, kept] = outcomeOf$1(findings, varied);
	const blamed = kept[0] === void 0 ? void 0 : blameOf(kept[0]);
	return {
		outcome,
		pass: outcome === "match",
		commit,
		...block === void 0 ? {} : { block },
		...outcome === "inconclusive" && blamed !== void 0 ? { fault: blamed } : {},
		findings: firstOf(kept.map(short), MOST_FINDINGS$2),
		notChecked
	};
};
/** A body and a hand-over of a few kilobytes can ask for millions of findings, and for one of millions of characters. */
const MOST_FINDINGS$2 = 100;
const LONGEST$4 = 4e3;
const short = ({ pinned, regenerated, ...one }) => ({
	...one,
	message: shorten(one.message, LONGEST$4),
	remedy: shorten(one.remedy, LONGEST$4),
	...isShort(pinned) ? { pinned } : {},
	...isShort(regenerated) ? { regenerated } : {}
});
const isShort = (value) => value !== void 0 && JSON.stringify(value).length <= LONGEST$4;
/**
* The verdict where nothing could be compared, and why. A reason that is lost is a fault of ours and never a match:
* without findings nothing was looked at.
*/
const refuse = (commit, reasons, block) => decide({
	commit,
	block,
	findings: reasons.length > 0 ? reasons : [finding("internal", "the judge ended early, and its reason is lost")]
});
/** Kinds from which nothing follows about the pull request: a desk or a report that stops the work is a fault too. */
const FAULTS = [
	"inconclusive",
	"desk",
	"report"
];
/** What stops the command line at a desk stops it in a job as well, and there the runner has to be looked at. */
const blameOf = ({ code }) => CODES[code].kind === "desk" ? "runner" : CODES[code].blame;
const outcomeOf$1 = (findings, varied) => {
	const of = (...kinds) => findings.filter(({ code }) => kinds.includes(CODES[code].kind));
	const [faults, block, stale, unstable] = [
		of(...FAULTS),
		of("block"),
		of("stale"),
		of("varied")
	];
	if (faults.length > 0) return ["inconclusive", faults];
	if (block.length > 0) return ["mismatch", block];
	if (stale.length > 0) return ["stale", stale];
	if (findings.length === 0) return ["match", []];
	const [shaken, gone] = [new Set(unstable), new Set(varied)];
	const others = findings.filter((one) => !shaken.has(one));
	if (unstable.length > 0 && others.every((one) => gone.has(one))) return ["inconclusive", [...unstable, ...others]];
	return [of("demand").length === findings.length ? "failing" : "mismatch", findings];
};

// src/core/isolation/level.ts
/** What the action's input `isolation` may ask for; `auto` leaves it to the policy and takes the strongest there is. */
const ISOLATION_INPUTS = [
	"auto",
	"namespace",
	"user",
	"none"
];
/** Whether a level is what the policy wants at least. Under `user` any walls will do. */
const isEnough = (level, least) => least === "none" || level === least || least === "user" && level !== "none";

// src/core/judge/walls.ts
/** What of the isolation that the policy wants did not apply when the record was made. */
const wallsMissing = (policy, touched, { by, suites }) => {
	if (policy.isolation === "none") return [];
	if (!isEnough(by.isolation, policy.isolation)) return [finding("isolation-too-weak", `the policy wants isolation ${policy.isolation}, and the suites ran with ${by.isolation}`)];
	if (by.network === "none") return [];
	return Object.entries(policy.suites).flatMap(([name, { scope }]) => scope === "offline" && touched.has(name) && Object.hasOwn(suites, name) ? [finding("network-not-cut", `suite ${name} is \`offline\`, and it could not be cut off`, { suite: name })] : []);
};

// src/core/judge/judge.ts
/** Judges the pinned block against the regenerated record, under the policy. Pure: equal facts, equal verdict. */
const judge = (facts) => {
	const { commit, policy, pinned, citations: all = [] } = facts;
	const citations = lookedAt(all);
	const block = pinned.ok ? pinned.value.digest : void 0;
	const unsound = unsoundness(facts);
	if (unsound.length > 0) return refuse(commit, unsound, block);
	if (!pinned.ok && (facts.blockNeeded || !isMissing(pinned.error))) return refuse(commit, pinned.error.map(findingOf));
	const claims = pinned.ok ? pinned.value.record : void 0;
	const stale = claims === void 0 ? void 0 : staleness(facts, claims);
	if (stale !== void 0) return refuse(commit, [stale], block);
	const judged = Object.entries(policy.suites).map(([name, suite]) => judgeSuite({
		...facts,
		citations
	}, name, suite, claims));
	const findings = [
		...claims === void 0 ? [] : contradictions(facts, claims),
		...facts.changes ?? [],
		...strangeCitations(policy, citations),
		...claims === void 0 ? [] : proofMissing(policy, facts.changed, claims),
		...judged.flatMap((one) => one.findings)
	];
	const live = liveSuites(policy, facts.regenerated);
	const verdict = decide({
		commit,
		block,
		findings,
		varied: judged.flatMap((one) => one.varied),
		notChecked: [
			...claims === void 0 ? ["block"] : [],
			...notRun(facts),
			...judged.flatMap((one) => one.notChecked),
			...all.length > citations.length ? [`citations after the first ${citations.length}`] : []
		]
	});
	return live.length === 0 ? verdict : {
		...verdict,
		live
	};
};
/** Whether the body simply has no block. One that hides, or something that looks like one, is never an absent block. */
const isMissing = ([first, ...others]) => first?.code === "block-missing" && others.length === 0;
/** The suites of which nothing was found out, by the judge's own facts and not by what the judged job says of itself. */
const notRun = ({ policy, touched, regenerated }) => Object.entries(policy.suites).flatMap(([name, { os }]) => {
	if (!touched.has(name)) return [`suite ${name}: the pull request touches none of its paths`];
	return regenerated.suites[name] === void 0 ? [`suite ${name}: runs on ${os} only`] : [];
});
/** Reasons why nothing can be said: what was run is not what is asked about. */
const unsoundness = ({ commit, policy, touched, regenerated, own = false, walled }) => {
	if (regenerated.commit !== commit) {
		const moved = `the suites ran on ${regenerated.commit}, and the head is ${commit} now`;
		return [finding("head-moved", moved, {
			pinned: regenerated.commit,
			regenerated: commit
		})];
	}
	if (regenerated.policy !== policyDigest(policy)) return [finding("policy-changed", `the suites ran under the policy ${regenerated.policy}, and the base branch has ${policyDigest(policy)} now`, {
		pinned: regenerated.policy,
		regenerated: policyDigest(policy)
	})];
	const unwalled = walled ? wallsMissing(policy, touched, regenerated) : [];
	if (unwalled.length > 0) return unwalled;
	return Object.entries(policy.suites).flatMap(([name, suite]) => {
		const say = (code, message) => finding(code, `suite ${name} ${message}`, { suite: name });
		const runs = regenerated.suites[name];
		if (!touched.has(name)) return own && runs !== void 0 ? say("policy-changed", "was run because of its `paths`, and now none of them is touched") : [];
		if (runs !== void 0) return tooManyUnstable(name, runs.first) ?? incomplete(name, suite, runs.first);
		const { [name]: absence } = regenerated.absent;
		if (absence === void 0) return say("hand-over-broken", "should have been run, and the hand-over does not hold it");
		if (suite.os === "any" || absence !== "os") return say("policy-changed", `was left out because of its \`${absence}\`, and now applies`);
		return policy.required.includes(name) ? say("suite-not-here", `must run on ${suite.os}, and no leg of the workflow does`) : [];
	});
};
/** Without the counts that the policy asks for, too few tests would look like no demand at all. */
const incomplete = (name, suite, { record, counts }) => {
	const asked = suite.reports.length > 0;
	if (asked ? record.report !== void 0 || counts !== void 0 && record.tests !== void 0 === (suite.tests !== "outcome") && record.digest !== void 0 === (suite.tests === "exact") : counts === void 0 && record.tests === void 0 && record.digest === void 0 && record.report === void 0) return [];
	return [finding("hand-over-broken", `suite ${name} ${asked ? "lacks what the policy asks of its reports" : "has counts, and the policy asks for no report"} in the hand-over`, { suite: name })];
};
/** Why a block cannot be judged by any record of the head: it is of another commit or policy. */
const staleness = ({ commit, policy, formerPolicy }, claims) => {
	if (claims.commit !== commit) return finding("commit-stale", `the block records commit ${claims.commit}, and the head is ${commit}`, {
		field: "commit",
		pinned: claims.commit,
		regenerated: commit
	});
	const digest = policyDigest(policy);
	if (claims.policy === digest) return void 0;
	const differing = formerPolicy === void 0 ? visiblyDiffering(claims, policy) : differingSuites(formerPolicy, policy);
	const which = differing.length === 0 ? "in what every suite shares" : `in ${differing.join(", ")}`;
	return finding("policy-moved", `the policy on the base branch differs from the one that the block was made under, ${which}`, {
		field: "policy",
		pinned: claims.policy,
		regenerated: digest
	});
};
/** What can be seen of a changed policy in the block alone. */
const visiblyDiffering = (claims, policy) => [.../* @__PURE__ */ new Set([...Object.keys(claims.suites), ...policy.required])].filter((name) => {
	const [claimed, suite] = [claims.suites[name], policy.suites[name]];
	return claimed === void 0 || suite === void 0 || !equal(claimed.command, suite.run) || claimed.scope !== suite.scope;
});
/** What the block as a whole says wrongly: its tree, and which suites it has. */
const contradictions = ({ policy, touched, regenerated }, claims) => {
	const findings = [];
	const say = (code, message, suite) => void findings.push(finding(code, message, { suite }));
	if (claims.tree !== regenerated.tree) findings.push(finding("tree-contradicted", `tree: claimed ${claims.tree}, found ${regenerated.tree}`, {
		field: "tree",
		pinned: claims.tree,
		regenerated: regenerated.tree
	}));
	for (const name of policy.required) if (touched.has(name) && !Object.hasOwn(claims.suites, name)) say("suite-missing", `the policy requires suite ${name}, and the block lacks it`, name);
	for (const name of Object.keys(claims.suites)) if (!Object.hasOwn(policy.suites, name)) say("suite-invented", `the policy holds no suite ${name}`, name);
	else if (!touched.has(name) || !Object.hasOwn(regenerated.suites, name)) say("suite-not-run", `suite ${name} is not run for this pull request`, name);
	return findings;
};
const judgeSuite = ({ policy, touched, regenerated, walled, group, citations = [] }, name, suite, claims) => {
	const runs = regenerated.suites[name];
	const cited = citations.filter((one) => one.suite === name);
	if (runs === void 0 || !touched.has(name)) return {
		...NOTHING,
		notChecked: untoldCitations(cited, {})
	};
	const claimed = claims?.suites[name];
	const compared = (result) => {
		if (claims === void 0 || claimed === void 0) return [];
		const differences = compareSuite(name, suite, claimed, result);
		const [there, here] = [{
			by: claims.by,
			suite: claimed
		}, {
			by: regenerated.by,
			suite: result.record
		}];
		return besideSystems(differences, there, here, passedNames([policy.env, suite.env]));
	};
	const against = (result) => [
		...demandsOf(name, suite, result),
		...compared(result),
		...judgeCitations(cited, result)
	];
	const corners = group === true ? NOTHING : judgeCorners({
		suite: name,
		policy,
		claimed,
		runs,
		walled
	});
	const notChecked = [...corners.notChecked, ...untoldCitations(cited, runs.first)];
	const own = against(runs.first);
	const findings = [...own, ...corners.findings];
	if (runs.again === void 0) return {
		findings,
		varied: corners.varied,
		notChecked
	};
	const second = new Set(against(runs.again).map(identity));
	const varied = own.filter((one) => !second.has(identity(one)));
	if (varied.length === 0) return {
		findings,
		varied: corners.varied,
		notChecked
	};
	const what = [...new Set(varied.map((one) => one.field ?? one.code))].join(", ");
	const tests = notTheSame(runs.first.record, runs.again.record);
	const told = tests.length === 0 ? "" : `; not the same twice${few$1(tests)}`;
	return {
		findings: [finding("unstable", `${name}: a second run on this commit gives other results: ${what}${told}`, { suite: name }), ...findings],
		varied: [...varied, ...corners.varied],
		notChecked
	};
};
/**
* What makes two runs agree on a finding: the same claim is contradicted by the same value. Two runs that contradict a
* claim with two values disagree with each other, which says nothing about the author. How many tests failed stands in
* the message alone: a suite that fails twice fails.
*/
const identity = ({ code, field, pinned, regenerated }) => JSON.stringify([
	code,
	field,
	pinned,
	regenerated
]);

// src/core/policy/applicability.ts
/** GitHub lists no more files of a pull request than this. */
const MOST_PATHS = 3e3;
/**
* What is changed where these paths are, or everything where they are too many. Both sides of a rename count, each path
* once: so whoever lists them comes to the same, whether it knows renames or not.
*/
const changedOf = (paths) => {
	const distinct = new Set(paths);
	return distinct.size < MOST_PATHS ? [...distinct] : void 0;
};
const isTouched = ({ paths }, changed) => {
	if (changed === void 0 || paths.includes("**")) return true;
	return changed.some(looseMatcherOfPaths(paths));
};
/** Whether the policy asks what a pull request changes: for the `paths` of a suite, or for those that must be proved. */
const asksForPaths = (policy) => Object.values(policy.suites).some(({ paths }) => !paths.includes("**")) || (policy.proof?.paths ?? []).length > 0;
/** The suites whose `paths` the change touches. */
const touchedSuites = (policy, changed) => new Set(Object.entries(policy.suites).flatMap(([name, suite]) => isTouched(suite, changed) ? [name] : []));

// src/core/policy/exemption.ts
/**
* Whether a pull request must have a block. An app is known by its type and its login `slug[bot]`, which no person can
* have, and by its id where the policy gives one; never by who started the workflow.
*/
const needsBlock = (policy, author) => policy.block === "required" && !isExempt(policy, author);
/** Whether the policy exempts this author. */
const isExempt = ({ exempt }, { login, id, type }) => type === "Bot" && exempt.some((one) => login.toLowerCase() === `${one.app.toLowerCase()}[bot]` && (one.id === void 0 || one.id === id));

// node_modules/yaml/browser/dist/nodes/identity.js
const ALIAS = Symbol.for("yaml.alias");
const DOC = Symbol.for("yaml.document");
const MAP = Symbol.for("yaml.map");
const PAIR = Symbol.for("yaml.pair");
const SCALAR$1 = Symbol.for("yaml.scalar");
const SEQ = Symbol.for("yaml.seq");
const NODE_TYPE = Symbol.for("yaml.node.type");
const isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
const isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
const isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
const isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
const isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR$1;
const isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
function isCollection(node) {
	if (node && typeof node === "object") switch (node[NODE_TYPE]) {
		case MAP:
		case SEQ: return true;
	}
	return false;
}
function isNode(node) {
	if (node && typeof node === "object") switch (node[NODE_TYPE]) {
		case ALIAS:
		case MAP:
		case SCALAR$1:
		case SEQ: return true;
	}
	return false;
}
const hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;

// node_modules/yaml/browser/dist/visit.js
const BREAK = Symbol("break visit");
const SKIP = Symbol("skip children");
const REMOVE = Symbol("remove node");
/**
* Apply a visitor to an AST node or document.
*
* Walks through the tree (depth-first) starting from `node`, calling a
* `visitor` function with three arguments:
*   - `key`: For sequence values and map `Pair`, the node's index in the
*     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
*     `null` for the root node.
*   - `node`: The current node.
*   - `path`: The ancestry of the current node.
*
* The return value of the visitor may be used to control the traversal:
*   - `undefined` (default): Do nothing and continue
*   - `visit.SKIP`: Do not visit the children of this node, continue with next
*     sibling
*   - `visit.BREAK`: Terminate traversal completely
*   - `visit.REMOVE`: Remove the current node, then continue with the next one
*   - `Node`: Replace the current node, then continue by visiting it
*   - `number`: While iterating the items of a sequence or map, set the index
*     of the next step. This is useful especially if the index of the current
*     node has changed.
*
* If `visitor` is a single function, it will be called with all values
* encountered in the tree, including e.g. `null` values. Alternatively,
* separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
* `Alias` and `Scalar` node. To define the same visitor function for more than
* one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
* and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
* specific defined one will be used for each node.
*/
function visit(node, visitor) {
	const visitor_ = initVisitor(visitor);
	if (isDocument(node)) {
		if (visit_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
	} else visit_(null, node, visitor_, Object.freeze([]));
}
/** Terminate visit traversal completely */
visit.BREAK = BREAK;
/** Do not visit the children of the current node */
visit.SKIP = SKIP;
/** Remove the current node */
visit.REMOVE = REMOVE;
function visit_(key, node, visitor, path) {
	const ctrl = callVisitor(key, node, visitor, path);
	if (isNode(ctrl) || isPair(ctrl)) {
		replaceNode(key, path, ctrl);
		return visit_(key, ctrl, visitor, path);
	}
	if (typeof ctrl !== "symbol") {
		if (isCollection(node)) {
			path = Object.freeze(path.concat(node));
			for (let i = 0; i < node.items.length; ++i) {
				const ci = visit_(i, node.items[i], visitor, path);
				if (typeof ci === "number") i = ci - 1;
				else if (ci === BREAK) return BREAK;
				else if (ci === REMOVE) {
					node.items.splice(i, 1);
					i -= 1;
				}
			}
		} else if (isPair(node)) {
			path = Object.freeze(path.concat(node));
			const ck = visit_("key", node.key, visitor, path);
			if (ck === BREAK) return BREAK;
			else if (ck === REMOVE) node.key = null;
			const cv = visit_("value", node.value, visitor, path);
			if (cv === BREAK) return BREAK;
			else if (cv === REMOVE) node.value = null;
		}
	}
	return ctrl;
}
/**
* Apply an async visitor to an AST node or document.
*
* Walks through the tree (depth-first) starting from `node`, calling a
* `visitor` function with three arguments:
*   - `key`: For sequence values and map `Pair`, the node's index in the
*     collection. Within a `Pair`, `'key'` or `'value'`, correspondingly.
*     `null` for the root node.
*   - `node`: The current node.
*   - `path`: The ancestry of the current node.
*
* The return value of the visitor may be used to control the traversal:
*   - `Promise`: Must resolve to one of the following values
*   - `undefined` (default): Do nothing and continue
*   - `visit.SKIP`: Do not visit the children of this node, continue with next
*     sibling
*   - `visit.BREAK`: Terminate traversal completely
*   - `visit.REMOVE`: Remove the current node, then continue with the next one
*   - `Node`: Replace the current node, then continue by visiting it
*   - `number`: While iterating the items of a sequence or map, set the index
*     of the next step. This is useful especially if the index of the current
*     node has changed.
*
* If `visitor` is a single function, it will be called with all values
* encountered in the tree, including e.g. `null` values. Alternatively,
* separate visitor functions may be defined for each `Map`, `Pair`, `Seq`,
* `Alias` and `Scalar` node. To define the same visitor function for more than
* one node type, use the `Collection` (map and seq), `Value` (map, seq & scalar)
* and `Node` (alias, map, seq & scalar) targets. Of all these, only the most
* specific defined one will be used for each node.
*/
async function visitAsync(node, visitor) {
	const visitor_ = initVisitor(visitor);
	if (isDocument(node)) {
		if (await visitAsync_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE) node.contents = null;
	} else await visitAsync_(null, node, visitor_, Object.freeze([]));
}
/** Terminate visit traversal completely */
visitAsync.BREAK = BREAK;
/** Do not visit the children of the current node */
visitAsync.SKIP = SKIP;
/** Remove the current node */
visitAsync.REMOVE = REMOVE;
async function visitAsync_(key, node, visitor, path) {
	const ctrl = await callVisitor(key, node, visitor, path);
	if (isNode(ctrl) || isPair(ctrl)) {
		replaceNode(key, path, ctrl);
		return visitAsync_(key, ctrl, visitor, path);
	}
	if (typeof ctrl !== "symbol") {
		if (isCollection(node)) {
			path = Object.freeze(path.concat(node));
			for (let i = 0; i < node.items.length; ++i) {
				const ci = await visitAsync_(i, node.items[i], visitor, path);
				if (typeof ci === "number") i = ci - 1;
				else if (ci === BREAK) return BREAK;
				else if (ci === REMOVE) {
					node.items.splice(i, 1);
					i -= 1;
				}
			}
		} else if (isPair(node)) {
			path = Object.freeze(path.concat(node));
			const ck = await visitAsync_("key", node.key, visitor, path);
			if (ck === BREAK) return BREAK;
			else if (ck === REMOVE) node.key = null;
			const cv = await visitAsync_("value", node.value, visitor, path);
			if (cv === BREAK) return BREAK;
			else if (cv === REMOVE) node.value = null;
		}
	}
	return ctrl;
}
function initVisitor(visitor) {
	if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) return Object.assign({
		Alias: visitor.Node,
		Map: visitor.Node,
		Scalar: visitor.Node,
		Seq: visitor.Node
	}, visitor.Value && {
		Map: visitor.Value,
		Scalar: visitor.Value,
		Seq: visitor.Value
	}, visitor.Collection && {
		Map: visitor.Collection,
		Seq: visitor.Collection
	}, visitor);
	return visitor;
}
function callVisitor(key, node, visitor, path) {
	if (typeof visitor === "function") return visitor(key, node, path);
	if (isMap(node)) return visitor.Map?.(key, node, path);
	if (isSeq(node)) return visitor.Seq?.(key, node, path);
	if (isPair(node)) return visitor.Pair?.(key, node, path);
	if (isScalar(node)) return visitor.Scalar?.(key, node, path);
	if (isAlias(node)) return visitor.Alias?.(key, node, path);
}
function replaceNode(key, path, node) {
	const parent = path[path.length - 1];
	if (isCollection(parent)) parent.items[key] = node;
	else if (isPair(parent)) {
		if (key === "key") parent.key = node;
		else parent.value = node;
	} else if (isDocument(parent)) parent.contents = node;
	else {
		const pt = isAlias(parent) ? "alias" : "scalar";
		throw new Error(`Cannot replace node with ${pt} parent`);
	}
}

// node_modules/yaml/browser/dist/doc/directives.js
const escapeChars = {
	"!": "%21",
	",": "%2C",
	"[": "%5B",
	"]": "%5D",
	"{": "%7B",
	"}": "%7D"
};
const escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
var Directives = class Directives {
	constructor(yaml, tags) {
		/**
		* The directives-end/doc-start marker `---`. If `null`, a marker may still be
		* included in the document's stringified representation.
		*/
		this.docStart = null;
		/** The doc-end marker `...`.  */
		this.docEnd = false;
		this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
		this.tags = Object.assign({}, Directives.defaultTags, tags);
	}
	clone() {
		const copy = new Directives(this.yaml, this.tags);
		copy.docStart = this.docStart;
		return copy;
	}
	/**
	* During parsing, get a Directives instance for the current document and
	* update the stream state according to the current version's spec.
	*/
	atDocument() {
		const res = new Directives(this.yaml, this.tags);
		switch (this.yaml.version) {
			case "1.1":
				this.atNextDocument = true;
				break;
			case "1.2":
				this.atNextDocument = false;
				this.yaml = {
					explicit: Directives.defaultYaml.explicit,
					version: "1.2"
				};
				this.tags = Object.assign({}, Directives.defaultTags);
		}
		return res;
	}
	/**
	* @param onError - May be called even if the action was successful
	* @returns `true` on success
	*/
	add(line, onError) {
		if (this.atNextDocument) {
			this.yaml = {
				explicit: Directives.defaultYaml.explicit,
				version: "1.1"
			};
			this.tags = Object.assign({}, Directives.defaultTags);
			this.atNextDocument = false;
		}
		const parts = line.trim().split(/[ \t]+/);
		const name = parts.shift();
		switch (name) {
			case "%TAG": {
				if (parts.length !== 2) {
					onError(0, "%TAG directive should contain exactly two parts");
					if (parts.length < 2) return false;
				}
				const [handle, prefix] = parts;
				this.tags[handle] = prefix;
				return true;
			}
			case "%YAML": {
				this.yaml.explicit = true;
				if (parts.length !== 1) {
					onError(0, "%YAML directive should contain exactly one part");
					return false;
				}
				const [version] = parts;
				if (version === "1.1" || version === "1.2") {
					this.yaml.version = version;
					return true;
				} else {
					const isValid = /^\d+\.\d+$/.test(version);
					onError(6, `Unsupported YAML version ${version}`, isValid);
					return false;
				}
			}
			default:
				onError(0, `Unknown directive ${name}`, true);
				return false;
		}
	}
	/**
	* Resolves a tag, matching handles to those defined in %TAG directives.
	*
	* @returns Resolved tag, which may also be the non-specific tag `'!'` or a
	*   `'!local'` tag, or `null` if unresolvable.
	*/
	tagName(source, onError) {
		if (source === "!") return "!";
		if (source[0] !== "!") {
			onError(`Not a valid tag: ${source}`);
			return null;
		}
		if (source[1] === "<") {
			const verbatim = source.slice(2, -1);
			if (verbatim === "!" || verbatim === "!!") {
				onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
				return null;
			}
			if (source[source.length - 1] !== ">") onError("Verbatim tags must end with a >");
			return verbatim;
		}
		const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
		if (!suffix) onError(`The ${source} tag has no suffix`);
		const prefix = this.tags[handle];
		if (prefix) try {
			return prefix + decodeURIComponent(suffix);
		} catch (error) {
			onError(String(error));
			return null;
		}
		if (handle === "!") return source;
		onError(`Could not resolve tag: ${source}`);
		return null;
	}
	/**
	* Given a fully resolved tag, returns its printable string form,
	* taking into account current tag prefixes and defaults.
	*/
	tagString(tag) {
		for (const [handle, prefix] of Object.entries(this.tags)) if (tag.startsWith(prefix)) return handle + escapeTagName(tag.substring(prefix.length));
		return tag[0] === "!" ? tag : `!<${tag}>`;
	}
	toString(doc) {
		const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
		const tagEntries = Object.entries(this.tags);
		let tagNames;
		if (doc && tagEntries.length > 0 && isNode(doc.contents)) {
			const tags = {};
			visit(doc.contents, (_key, node) => {
				if (isNode(node) && node.tag) tags[node.tag] = true;
			});
			tagNames = Object.keys(tags);
		} else tagNames = [];
		for (const [handle, prefix] of tagEntries) {
			if (handle === "!!" && prefix === "tag:yaml.org,2002:") continue;
			if (!doc || tagNames.some((tn) => tn.startsWith(prefix))) lines.push(`%TAG ${handle} ${prefix}`);
		}
		return lines.join("\n");
	}
};
Directives.defaultYaml = {
	explicit: false,
	version: "1.2"
};
Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };

// node_modules/yaml/browser/dist/doc/anchors.js
/**
* Verify that the input string is a valid anchor.
*
* Will throw on errors.
*/
function anchorIsValid(anchor) {
	if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
		const msg = `Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;
		throw new Error(msg);
	}
	return true;
}
function anchorNames(root) {
	const anchors = /* @__PURE__ */ new Set();
	visit(root, { Value(_key, node) {
		if (node.anchor) anchors.add(node.anchor);
	} });
	return anchors;
}
/** Find a new anchor name with the given `prefix` and a one-indexed suffix. */
function findNewAnchor(prefix, exclude) {
	for (let i = 1;; ++i) {
		const name = `${prefix}${i}`;
		if (!exclude.has(name)) return name;
	}
}
function createNodeAnchors(doc, prefix) {
	const aliasObjects = [];
	const sourceObjects = /* @__PURE__ */ new Map();
	let prevAnchors = null;
	return {
		onAnchor: (source) => {
			aliasObjects.push(source);
			prevAnchors ?? (prevAnchors = anchorNames(doc));
			const anchor = findNewAnchor(prefix, prevAnchors);
			prevAnchors.add(anchor);
			return anchor;
		},
		/**
		* With circular references, the source node is only resolved after all
		* of its child nodes are. This is why anchors are set only after all of
		* the nodes have been created.
		*/
		setAnchors: () => {
			for (const source of aliasObjects) {
				const ref = sourceObjects.get(source);
				if (typeof ref === "object" && ref.anchor && (isScalar(ref.node) || isCollection(ref.node))) ref.node.anchor = ref.anchor;
				else {
					const error = /* @__PURE__ */ new Error("Failed to resolve repeated object (this should not happen)");
					error.source = source;
					throw error;
				}
			}
		},
		sourceObjects
	};
}

// node_modules/yaml/browser/dist/doc/applyReviver.js
/**
* Applies the JSON.parse reviver algorithm as defined in the ECMA-262 spec,
* in section 24.5.1.1 "Runtime Semantics: InternalizeJSONProperty" of the
* 2021 edition: https://tc39.es/ecma262/#sec-json.parse
*
* Includes extensions for handling Map and Set objects.
*/
function applyReviver(reviver, obj, key, val) {
	if (val && typeof val === "object") {
		if (Array.isArray(val)) for (let i = 0, len = val.length; i < len; ++i) {
			const v0 = val[i];
			const v1 = applyReviver(reviver, val, String(i), v0);
			if (v1 === void 0) delete val[i];
			else if (v1 !== v0) val[i] = v1;
		}
		else if (val instanceof Map) for (const k of Array.from(val.keys())) {
			const v0 = val.get(k);
			const v1 = applyReviver(reviver, val, k, v0);
			if (v1 === void 0) val.delete(k);
			else if (v1 !== v0) val.set(k, v1);
		}
		else if (val instanceof Set) for (const v0 of Array.from(val)) {
			const v1 = applyReviver(reviver, val, v0, v0);
			if (v1 === void 0) val.delete(v0);
			else if (v1 !== v0) {
				val.delete(v0);
				val.add(v1);
			}
		}
		else for (const [k, v0] of Object.entries(val)) {
			const v1 = applyReviver(reviver, val, k, v0);
			if (v1 === void 0) delete val[k];
			else if (v1 !== v0) val[k] = v1;
		}
	}
	return reviver.call(obj, key, val);
}

// node_modules/yaml/browser/dist/nodes/toJS.js
/**
* Recursively convert any node or its contents to native JavaScript
*
* @param value - The input value
* @param arg - If `value` defines a `toJSON()` method, use this
*   as its first argument
* @param ctx - Conversion context, originally set in Document#toJS(). If
*   `{ keep: true }` is not set, output should be suitable for JSON
*   stringification.
*/
function toJS(value, arg, ctx) {
	if (Array.isArray(value)) return value.map((v, i) => toJS(v, String(i), ctx));
	if (value && typeof value.toJSON === "function") {
		if (!ctx || !hasAnchor(value)) return value.toJSON(arg, ctx);
		const data = {
			aliasCount: 0,
			count: 1,
			res: void 0
		};
		ctx.anchors.set(value, data);
		ctx.onCreate = (res) => {
			data.res = res;
			delete ctx.onCreate;
		};
		const res = value.toJSON(arg, ctx);
		if (ctx.onCreate) ctx.onCreate(res);
		return res;
	}
	if (typeof value === "bigint" && !ctx?.keep) return Number(value);
	return value;
}

// node_modules/yaml/browser/dist/nodes/Node.js
var NodeBase = class {
	constructor(type) {
		Object.defineProperty(this, NODE_TYPE, { value: type });
	}
	/** Create a copy of this node.  */
	clone() {
		const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		if (this.range) copy.range = this.range.slice();
		return copy;
	}
	/** A plain JavaScript representation of this node. */
	toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
		if (!isDocument(doc)) throw new TypeError("A document argument is required");
		const ctx = {
			anchors: /* @__PURE__ */ new Map(),
			doc,
			keep: true,
			mapAsMap: mapAsMap === true,
			mapKeyWarned: false,
			maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
		};
		const res = toJS(this, "", ctx);
		if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
		return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
	}
};

// node_modules/yaml/browser/dist/nodes/Alias.js
var Alias = class extends NodeBase {
	constructor(source) {
		super(ALIAS);
		this.source = source;
		Object.defineProperty(this, "tag", { set() {
			throw new Error("Alias nodes cannot have tags");
		} });
	}
	/**
	* Resolve the value of this alias within `doc`, finding the last
	* instance of the `source` anchor before this node.
	*/
	resolve(doc, ctx) {
		if (ctx?.maxAliasCount === 0) throw new ReferenceError("Alias resolution is disabled");
		let nodes;
		if (ctx?.aliasResolveCache) nodes = ctx.aliasResolveCache;
		else {
			nodes = [];
			visit(doc, { Node: (_key, node) => {
				if (isAlias(node) || hasAnchor(node)) nodes.push(node);
			} });
			if (ctx) ctx.aliasResolveCache = nodes;
		}
		let found = void 0;
		for (const node of nodes) {
			if (node === this) break;
			if (node.anchor === this.source) found = node;
		}
		if (found && ctx) {
			const { anchors, doc, maxAliasCount } = ctx;
			let data = anchors.get(found);
			if (!data) {
				toJS(found, null, ctx);
				data = anchors.get(found);
			}
			/* istanbul ignore if */
			if (data?.res === void 0) throw new ReferenceError("This should not happen: Alias anchor was not resolved?");
			if (maxAliasCount >= 0) {
				data.count += 1;
				if (data.aliasCount === 0) data.aliasCount = getAliasCount(doc, found, anchors);
				if (data.count * data.aliasCount > maxAliasCount) throw new ReferenceError("Excessive alias count indicates a resource exhaustion attack");
			}
		}
		return found;
	}
	toJSON(_arg, ctx) {
		if (!ctx) return { source: this.source };
		const source = this.resolve(ctx.doc, ctx);
		if (!source) {
			const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
			throw new ReferenceError(msg);
		}
		return ctx.anchors.get(source).res;
	}
	toString(ctx, _onComment, _onChompKeep) {
		const src = `*${this.source}`;
		if (ctx) {
			anchorIsValid(this.source);
			if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
				const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw new Error(msg);
			}
			if (ctx.implicitKey) return `${src} `;
		}
		return src;
	}
};
function getAliasCount(doc, node, anchors) {
	if (isAlias(node)) {
		const source = node.resolve(doc);
		const anchor = anchors && source && anchors.get(source);
		return anchor ? anchor.count * anchor.aliasCount : 0;
	} else if (isCollection(node)) {
		let count = 0;
		for (const item of node.items) {
			const c = getAliasCount(doc, item, anchors);
			if (c > count) count = c;
		}
		return count;
	} else if (isPair(node)) {
		const kc = getAliasCount(doc, node.key, anchors);
		const vc = getAliasCount(doc, node.value, anchors);
		return Math.max(kc, vc);
	}
	return 1;
}

// node_modules/yaml/browser/dist/nodes/Scalar.js
const isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
var Scalar = class extends NodeBase {
	constructor(value) {
		super(SCALAR$1);
		this.value = value;
	}
	toJSON(arg, ctx) {
		return ctx?.keep ? this.value : toJS(this.value, arg, ctx);
	}
	toString() {
		return String(this.value);
	}
};
Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
Scalar.PLAIN = "PLAIN";
Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";

// node_modules/yaml/browser/dist/doc/createNode.js
const defaultTagPrefix = "tag:yaml.org,2002:";
function findTagObject(value, tagName, tags) {
	if (tagName) {
		const match = tags.filter((t) => t.tag === tagName);
		const tagObj = match.find((t) => !t.format) ?? match[0];
		if (!tagObj) throw new Error(`Tag ${tagName} not found`);
		return tagObj;
	}
	return tags.find((t) => t.identify?.(value) && !t.format);
}
function createNode(value, tagName, ctx) {
	if (isDocument(value)) value = value.contents;
	if (isNode(value)) return value;
	if (isPair(value)) {
		const map = ctx.schema[MAP].createNode?.(ctx.schema, null, ctx);
		map.items.push(value);
		return map;
	}
	if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) value = value.valueOf();
	const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
	let ref = void 0;
	if (aliasDuplicateObjects && value && typeof value === "object") {
		ref = sourceObjects.get(value);
		if (ref) {
			ref.anchor ?? (ref.anchor = onAnchor(value));
			return new Alias(ref.anchor);
		} else {
			ref = {
				anchor: null,
				node: null
			};
			sourceObjects.set(value, ref);
		}
	}
	if (tagName?.startsWith("!!")) tagName = defaultTagPrefix + tagName.slice(2);
	let tagObj = findTagObject(value, tagName, schema.tags);
	if (!tagObj) {
		if (value && typeof value.toJSON === "function") value = value.toJSON();
		if (!value || typeof value !== "object") {
			const node = new Scalar(value);
			if (ref) ref.node = node;
			return node;
		}
		tagObj = value instanceof Map ? schema[MAP] : Symbol.iterator in Object(value) ? schema[SEQ] : schema[MAP];
	}
	if (onTagObj) {
		onTagObj(tagObj);
		delete ctx.onTagObj;
	}
	const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar(value);
	if (tagName) node.tag = tagName;
	else if (!tagObj.default) node.tag = tagObj.tag;
	if (ref) ref.node = node;
	return node;
}

// node_modules/yaml/browser/dist/nodes/Collection.js
function collectionFromPath(schema, path, value) {
	let v = value;
	for (let i = path.length - 1; i >= 0; --i) {
		const k = path[i];
		if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
			const a = [];
			a[k] = v;
			v = a;
		} else v = /* @__PURE__ */ new Map([[k, v]]);
	}
	return createNode(v, void 0, {
		aliasDuplicateObjects: false,
		keepUndefined: false,
		onAnchor: () => {
			throw new Error("This should not happen, please report a bug.");
		},
		schema,
		sourceObjects: /* @__PURE__ */ new Map()
	});
}
const isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
var Collection$1 = class extends NodeBase {
	constructor(type, schema) {
		super(type);
		Object.defineProperty(this, "schema", {
			value: schema,
			configurable: true,
			enumerable: false,
			writable: true
		});
	}
	/**
	* Create a copy of this collection.
	*
	* @param schema - If defined, overwrites the original's schema
	*/
	clone(schema) {
		const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		if (schema) copy.schema = schema;
		copy.items = copy.items.map((it) => isNode(it) || isPair(it) ? it.clone(schema) : it);
		if (this.range) copy.range = this.range.slice();
		return copy;
	}
	/**
	* Adds a value to the collection. For `!!map` and `!!omap` the value must
	* be a Pair instance or a `{ key, value }` object, which may not have a key
	* that already exists in the map.
	*/
	addIn(path, value) {
		if (isEmptyPath(path)) this.add(value);
		else {
			const [key, ...rest] = path;
			const node = this.get(key, true);
			if (isCollection(node)) node.addIn(rest, value);
			else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
			else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
	}
	/**
	* Removes a value from the collection.
	* @returns `true` if the item was found and removed.
	*/
	deleteIn(path) {
		const [key, ...rest] = path;
		if (rest.length === 0) return this.delete(key);
		const node = this.get(key, true);
		if (isCollection(node)) return node.deleteIn(rest);
		else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
	}
	/**
	* Returns item at `key`, or `undefined` if not found. By default unwraps
	* scalar values from their surrounding node; to disable set `keepScalar` to
	* `true` (collections are always returned intact).
	*/
	getIn(path, keepScalar) {
		const [key, ...rest] = path;
		const node = this.get(key, true);
		if (rest.length === 0) return !keepScalar && isScalar(node) ? node.value : node;
		else return isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
	}
	hasAllNullValues(allowScalar) {
		return this.items.every((node) => {
			if (!isPair(node)) return false;
			const n = node.value;
			return n == null || allowScalar && isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
		});
	}
	/**
	* Checks if the collection includes a value with the key `key`.
	*/
	hasIn(path) {
		const [key, ...rest] = path;
		if (rest.length === 0) return this.has(key);
		const node = this.get(key, true);
		return isCollection(node) ? node.hasIn(rest) : false;
	}
	/**
	* Sets a value in this collection. For `!!set`, `value` needs to be a
	* boolean to add/remove the item from the set.
	*/
	setIn(path, value) {
		const [key, ...rest] = path;
		if (rest.length === 0) this.set(key, value);
		else {
			const node = this.get(key, true);
			if (isCollection(node)) node.setIn(rest, value);
			else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
			else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
	}
};

// node_modules/yaml/browser/dist/stringify/stringifyComment.js
/**
* Stringifies a comment.
*
* Empty comment lines are left empty,
* lines consisting of a single space are replaced by `#`,
* and all other lines are prefixed with a `#`.
*/
const stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
function indentComment(comment, indent) {
	if (/^\n+$/.test(comment)) return comment.substring(1);
	return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
}
const lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;

// node_modules/yaml/browser/dist/stringify/foldFlowLines.js
const FOLD_FLOW = "flow";
const FOLD_BLOCK = "block";
const FOLD_QUOTED = "quoted";
/**
* Tries to keep input at up to `lineWidth` characters, splitting only on spaces
* not followed by newlines or spaces unless `mode` is `'quoted'`. Lines are
* terminated with `\n` and started with `indent`.
*/
function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
	if (!lineWidth || lineWidth < 0) return text;
	if (lineWidth < minContentWidth) minContentWidth = 0;
	const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
	if (text.length <= endStep) return text;
	const folds = [];
	const escapedFolds = {};
	let end = lineWidth - indent.length;
	if (typeof indentAtStart === "number") {
		if (indentAtStart > lineWidth - Math.max(2, minContentWidth)) folds.push(0);
		else end = lineWidth - indentAtStart;
	}
	let split = void 0;
	let prev = void 0;
	let overflow = false;
	let i = -1;
	let escStart = -1;
	let escEnd = -1;
	if (mode === "block") {
		i = consumeMoreIndentedLines(text, i, indent.length);
		if (i !== -1) end = i + endStep;
	}
	for (let ch; ch = text[i += 1];) {
		if (mode === "quoted" && ch === "\\") {
			escStart = i;
			switch (text[i + 1]) {
				case "x":
					i += 3;
					break;
				case "u":
					i += 5;
					break;
				case "U":
					i += 9;
					break;
				default: i += 1;
			}
			escEnd = i;
		}
		if (ch === "\n") {
			if (mode === "block") i = consumeMoreIndentedLines(text, i, indent.length);
			end = i + indent.length + endStep;
			split = void 0;
		} else {
			if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
				const next = text[i + 1];
				if (next && next !== " " && next !== "\n" && next !== "	") split = i;
			}
			if (i >= end) {
				if (split) {
					folds.push(split);
					end = split + endStep;
					split = void 0;
				} else if (mode === "quoted") {
					while (prev === " " || prev === "	") {
						prev = ch;
						ch = text[i += 1];
						overflow = true;
					}
					const j = i > escEnd + 1 ? i - 2 : escStart - 1;
					if (escapedFolds[j]) return text;
					folds.push(j);
					escapedFolds[j] = true;
					end = j + endStep;
					split = void 0;
				} else overflow = true;
			}
		}
		prev = ch;
	}
	if (overflow && onOverflow) onOverflow();
	if (folds.length === 0) return text;
	if (onFold) onFold();
	let res = text.slice(0, folds[0]);
	for (let i = 0; i < folds.length; ++i) {
		const fold = folds[i];
		const end = folds[i + 1] || text.length;
		if (fold === 0) res = `\n${indent}${text.slice(0, end)}`;
		else {
			if (mode === "quoted" && escapedFolds[fold]) res += `${text[fold]}\\`;
			res += `\n${indent}${text.slice(fold + 1, end)}`;
		}
	}
	return res;
}
/**
* Presumes `i + 1` is at the start of a line
* @returns index of last newline in more-indented block
*/
function consumeMoreIndentedLines(text, i, indent) {
	let end = i;
	let start = i + 1;
	let ch = text[start];
	while (ch === " " || ch === "	") if (i < start + indent) ch = text[++i];
	else {
		do
			ch = text[++i];
		while (ch && ch !== "\n");
		end = i;
		start = i + 1;
		ch = text[start];
	}
	return end;
}

// node_modules/yaml/browser/dist/stringify/stringifyString.js
const getFoldOptions = (ctx, isBlock) => ({
	indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
	lineWidth: ctx.options.lineWidth,
	minContentWidth: ctx.options.minContentWidth
});
const containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
function lineLengthOverLimit(str, lineWidth, indentLength) {
	if (!lineWidth || lineWidth < 0) return false;
	const limit = lineWidth - indentLength;
	const strLen = str.length;
	if (strLen <= limit) return false;
	for (let i = 0, start = 0; i < strLen; ++i) if (str[i] === "\n") {
		if (i - start > limit) return true;
		start = i + 1;
		if (strLen - start <= limit) return false;
	}
	return true;
}
function doubleQuotedString(value, ctx) {
	const json = JSON.stringify(value);
	if (ctx.options.doubleQuotedAsJSON) return json;
	const { implicitKey } = ctx;
	const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
	const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
	let str = "";
	let start = 0;
	for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
		if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
			str += json.slice(start, i) + "\\ ";
			i += 1;
			start = i;
			ch = "\\";
		}
		if (ch === "\\") switch (json[i + 1]) {
			case "u":
				{
					str += json.slice(start, i);
					const code = json.substr(i + 2, 4);
					switch (code) {
						case "0000":
							str += "\\0";
							break;
						case "0007":
							str += "\\a";
							break;
						case "000b":
							str += "\\v";
							break;
						case "001b":
							str += "\\e";
							break;
						case "0085":
							str += "\\N";
							break;
						case "00a0":
							str += "\\_";
							break;
						case "2028":
							str += "\\L";
							break;
						case "2029":
							str += "\\P";
							break;
						default: if (code.substr(0, 2) === "00") str += "\\x" + code.substr(2);
						else str += json.substr(i, 6);
					}
					i += 5;
					start = i + 1;
				}
				break;
			case "n":
				if (implicitKey || json[i + 2] === "\"" || json.length < minMultiLineLength) i += 1;
				else {
					str += json.slice(start, i) + "\n\n";
					while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== "\"") {
						str += "\n";
						i += 2;
					}
					str += indent;
					if (json[i + 2] === " ") str += "\\";
					i += 1;
					start = i + 1;
				}
				break;
			default: i += 1;
		}
	}
	str = start ? str + json.slice(start) : json;
	return implicitKey ? str : foldFlowLines(str, indent, FOLD_QUOTED, getFoldOptions(ctx, false));
}
function singleQuotedString(value, ctx) {
	if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value)) return doubleQuotedString(value, ctx);
	const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
	const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
	return ctx.implicitKey ? res : foldFlowLines(res, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function quotedString(value, ctx) {
	const { singleQuote } = ctx.options;
	let qs;
	if (singleQuote === false) qs = doubleQuotedString;
	else {
		const hasDouble = value.includes("\"");
		const hasSingle = value.includes("'");
		if (hasDouble && !hasSingle) qs = singleQuotedString;
		else if (hasSingle && !hasDouble) qs = doubleQuotedString;
		else qs = singleQuote ? singleQuotedString : doubleQuotedString;
	}
	return qs(value, ctx);
}
let blockEndNewlines;
try {
	blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
} catch {
	blockEndNewlines = /\n+(?!\n|$)/g;
}
function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
	const { blockQuote, commentString, lineWidth } = ctx.options;
	if (!blockQuote || /\n[\t ]+$/.test(value)) return quotedString(value, ctx);
	const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
	const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.BLOCK_FOLDED ? false : type === Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
	if (!value) return literal ? "|\n" : ">\n";
	let chomp;
	let endStart;
	for (endStart = value.length; endStart > 0; --endStart) {
		const ch = value[endStart - 1];
		if (ch !== "\n" && ch !== "	" && ch !== " ") break;
	}
	let end = value.substring(endStart);
	const endNlPos = end.indexOf("\n");
	if (endNlPos === -1) chomp = "-";
	else if (value === end || endNlPos !== end.length - 1) {
		chomp = "+";
		if (onChompKeep) onChompKeep();
	} else chomp = "";
	if (end) {
		value = value.slice(0, -end.length);
		if (end[end.length - 1] === "\n") end = end.slice(0, -1);
		end = end.replace(blockEndNewlines, `$&${indent}`);
	}
	let startWithSpace = false;
	let startEnd;
	let startNlPos = -1;
	for (startEnd = 0; startEnd < value.length; ++startEnd) {
		const ch = value[startEnd];
		if (ch === " ") startWithSpace = true;
		else if (ch === "\n") startNlPos = startEnd;
		else break;
	}
	let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
	if (start) {
		value = value.substring(start.length);
		start = start.replace(/\n+/g, `$&${indent}`);
	}
	let header = (startWithSpace ? indent ? "2" : "1" : "") + chomp;
	if (comment) {
		header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
		if (onComment) onComment();
	}
	if (!literal) {
		const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
		let literalFallback = false;
		const foldOptions = getFoldOptions(ctx, true);
		if (blockQuote !== "folded" && type !== Scalar.BLOCK_FOLDED) foldOptions.onOverflow = () => {
			literalFallback = true;
		};
		const body = foldFlowLines(`${start}${foldedValue}${end}`, indent, FOLD_BLOCK, foldOptions);
		if (!literalFallback) return `>${header}\n${indent}${body}`;
	}
	value = value.replace(/\n+/g, `$&${indent}`);
	return `|${header}\n${indent}${start}${value}${end}`;
}
function plainString(item, ctx, onComment, onChompKeep) {
	const { type, value } = item;
	const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
	if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) return quotedString(value, ctx);
	if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
	if (!implicitKey && !inFlow && type !== Scalar.PLAIN && value.includes("\n")) return blockString(item, ctx, onComment, onChompKeep);
	if (containsDocumentMarker(value)) {
		if (indent === "") {
			ctx.forceBlockIndent = true;
			return blockString(item, ctx, onComment, onChompKeep);
		} else if (implicitKey && indent === indentStep) return quotedString(value, ctx);
	}
	const str = value.replace(/\n+/g, `$&\n${indent}`);
	if (actualString) {
		const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
		const { compat, tags } = ctx.doc.schema;
		if (tags.some(test) || compat?.some(test)) return quotedString(value, ctx);
	}
	return implicitKey ? str : foldFlowLines(str, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function stringifyString(item, ctx, onComment, onChompKeep) {
	const { implicitKey, inFlow } = ctx;
	const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
	let { type } = item;
	if (type !== Scalar.QUOTE_DOUBLE) {
		if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)) type = Scalar.QUOTE_DOUBLE;
	}
	const _stringify = (_type) => {
		switch (_type) {
			case Scalar.BLOCK_FOLDED:
			case Scalar.BLOCK_LITERAL: return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
			case Scalar.QUOTE_DOUBLE: return doubleQuotedString(ss.value, ctx);
			case Scalar.QUOTE_SINGLE: return singleQuotedString(ss.value, ctx);
			case Scalar.PLAIN: return plainString(ss, ctx, onComment, onChompKeep);
			default: return null;
		}
	};
	let res = _stringify(type);
	if (res === null) {
		const { defaultKeyType, defaultStringType } = ctx.options;
		const t = implicitKey && defaultKeyType || defaultStringType;
		res = _stringify(t);
		if (res === null) throw new Error(`Unsupported default string type ${t}`);
	}
	return res;
}

// node_modules/yaml/browser/dist/stringify/stringify.js
function createStringifyContext(doc, options) {
	const opt = Object.assign({
		blockQuote: true,
		commentString: stringifyComment,
		defaultKeyType: null,
		defaultStringType: "PLAIN",
		directives: null,
		doubleQuotedAsJSON: false,
		doubleQuotedMinMultiLineLength: 40,
		falseStr: "false",
		flowCollectionPadding: true,
		indentSeq: true,
		lineWidth: 80,
		minContentWidth: 20,
		nullStr: "null",
		simpleKeys: false,
		singleQuote: null,
		trailingComma: false,
		trueStr: "true",
		verifyAliasOrder: true
	}, doc.schema.toStringOptions, options);
	let inFlow;
	switch (opt.collectionStyle) {
		case "block":
			inFlow = false;
			break;
		case "flow":
			inFlow = true;
			break;
		default: inFlow = null;
	}
	return {
		anchors: /* @__PURE__ */ new Set(),
		doc,
		flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
		indent: "",
		indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
		inFlow,
		options: opt
	};
}
function getTagObject(tags, item) {
	if (item.tag) {
		const match = tags.filter((t) => t.tag === item.tag);
		if (match.length > 0) return match.find((t) => t.format === item.format) ?? match[0];
	}
	let tagObj = void 0;
	let obj;
	if (isScalar(item)) {
		obj = item.value;
		let match = tags.filter((t) => t.identify?.(obj));
		if (match.length > 1) {
			const testMatch = match.filter((t) => t.test);
			if (testMatch.length > 0) match = testMatch;
		}
		tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
	} else {
		obj = item;
		tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
	}
	if (!tagObj) {
		const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
		throw new Error(`Tag not resolved for ${name} value`);
	}
	return tagObj;
}
function stringifyProps(node, tagObj, { anchors, doc }) {
	if (!doc.directives) return "";
	const props = [];
	const anchor = (isScalar(node) || isCollection(node)) && node.anchor;
	if (anchor && anchorIsValid(anchor)) {
		anchors.add(anchor);
		props.push(`&${anchor}`);
	}
	const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
	if (tag) props.push(doc.directives.tagString(tag));
	return props.join(" ");
}
function stringify(item, ctx, onComment, onChompKeep) {
	if (isPair(item)) return item.toString(ctx, onComment, onChompKeep);
	if (isAlias(item)) {
		if (ctx.doc.directives) return item.toString(ctx);
		if (ctx.resolvedAliases?.has(item)) throw new TypeError(`Cannot stringify circular structure without alias nodes`);
		else {
			if (ctx.resolvedAliases) ctx.resolvedAliases.add(item);
			else ctx.resolvedAliases = /* @__PURE__ */ new Set([item]);
			item = item.resolve(ctx.doc);
		}
	}
	let tagObj = void 0;
	const node = isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
	tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
	const props = stringifyProps(node, tagObj, ctx);
	if (props.length > 0) ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
	const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : isScalar(node) ? stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
	if (!props) return str;
	return isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}\n${ctx.indent}${str}`;
}

// node_modules/yaml/browser/dist/stringify/stringifyPair.js
function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
	const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
	let keyComment = isNode(key) && key.comment || null;
	if (simpleKeys) {
		if (keyComment) throw new Error("With simple keys, key nodes cannot have comments");
		if (isCollection(key) || !isNode(key) && typeof key === "object") throw new Error("With simple keys, collection cannot be used as a key value");
	}
	let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || isCollection(key) || (isScalar(key) ? key.type === Scalar.BLOCK_FOLDED || key.type === Scalar.BLOCK_LITERAL : typeof key === "object"));
	ctx = Object.assign({}, ctx, {
		allNullValues: false,
		implicitKey: !explicitKey && (simpleKeys || !allNullValues),
		indent: indent + indentStep
	});
	let keyCommentDone = false;
	let chompKeep = false;
	let str = stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
	if (!explicitKey && !ctx.inFlow && str.length > 1024) {
		if (simpleKeys) throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
		explicitKey = true;
	}
	if (ctx.inFlow) {
		if (allNullValues || value == null) {
			if (keyCommentDone && onComment) onComment();
			return str === "" ? "?" : explicitKey ? `? ${str}` : str;
		}
	} else if (allNullValues && !simpleKeys || value == null && explicitKey) {
		str = `? ${str}`;
		if (keyComment && !keyCommentDone) str += lineComment(str, ctx.indent, commentString(keyComment));
		else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	if (keyCommentDone) keyComment = null;
	if (explicitKey) {
		if (keyComment) str += lineComment(str, ctx.indent, commentString(keyComment));
		str = `? ${str}\n${indent}:`;
	} else {
		str = `${str}:`;
		if (keyComment) str += lineComment(str, ctx.indent, commentString(keyComment));
	}
	let vsb, vcb, valueComment;
	if (isNode(value)) {
		vsb = !!value.spaceBefore;
		vcb = value.commentBefore;
		valueComment = value.comment;
	} else {
		vsb = false;
		vcb = null;
		valueComment = null;
		if (value && typeof value === "object") value = doc.createNode(value);
	}
	ctx.implicitKey = false;
	if (!explicitKey && !keyComment && isScalar(value)) ctx.indentAtStart = str.length + 1;
	chompKeep = false;
	if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && isSeq(value) && !value.flow && !value.tag && !value.anchor) ctx.indent = ctx.indent.substring(2);
	let valueCommentDone = false;
	const valueStr = stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
	let ws = " ";
	if (keyComment || vsb || vcb) {
		ws = vsb ? "\n" : "";
		if (vcb) {
			const cs = commentString(vcb);
			ws += `\n${indentComment(cs, ctx.indent)}`;
		}
		if (valueStr === "" && !ctx.inFlow) {
			if (ws === "\n" && valueComment) ws = "\n\n";
		} else ws += `\n${ctx.indent}`;
	} else if (!explicitKey && isCollection(value)) {
		const vs0 = valueStr[0];
		const nl0 = valueStr.indexOf("\n");
		const hasNewline = nl0 !== -1;
		const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
		if (hasNewline || !flow) {
			let hasPropsLine = false;
			if (hasNewline && (vs0 === "&" || vs0 === "!")) {
				let sp0 = valueStr.indexOf(" ");
				if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") sp0 = valueStr.indexOf(" ", sp0 + 1);
				if (sp0 === -1 || nl0 < sp0) hasPropsLine = true;
			}
			if (!hasPropsLine) ws = `\n${ctx.indent}`;
		}
	} else if (valueStr === "" || valueStr[0] === "\n") ws = "";
	str += ws + valueStr;
	if (ctx.inFlow) {
		if (valueCommentDone && onComment) onComment();
	} else if (valueComment && !valueCommentDone) str += lineComment(str, ctx.indent, commentString(valueComment));
	else if (chompKeep && onChompKeep) onChompKeep();
	return str;
}

// node_modules/yaml/browser/dist/log.js
function warn$1(logLevel, warning) {
	if (logLevel === "debug" || logLevel === "warn") console.warn(warning);
}

// node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
const MERGE_KEY = "<<";
const merge$1 = {
	identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
	default: "key",
	tag: "tag:yaml.org,2002:merge",
	test: /^<<$/,
	resolve: () => Object.assign(new Scalar(Symbol(MERGE_KEY)), { addToJSMap: addMergeToJSMap }),
	stringify: () => MERGE_KEY
};
const isMergeKey = (ctx, key) => (merge$1.identify(key) || isScalar(key) && (!key.type || key.type === Scalar.PLAIN) && merge$1.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge$1.tag && tag.default);
function addMergeToJSMap(ctx, map, value) {
	const source = resolveAliasValue(ctx, value);
	if (isSeq(source)) for (const it of source.items) mergeValue(ctx, map, it);
	else if (Array.isArray(source)) for (const it of source) mergeValue(ctx, map, it);
	else mergeValue(ctx, map, source);
}
function mergeValue(ctx, map, value) {
	const source = resolveAliasValue(ctx, value);
	if (!isMap(source)) throw new Error("Merge sources must be maps or map aliases");
	const srcMap = source.toJSON(null, ctx, Map);
	for (const [key, value] of srcMap) if (map instanceof Map) {
		if (!map.has(key)) map.set(key, value);
	} else if (map instanceof Set) map.add(key);
	else if (!Object.prototype.hasOwnProperty.call(map, key)) Object.defineProperty(map, key, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
	return map;
}
function resolveAliasValue(ctx, value) {
	return ctx && isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
}

// node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function addPairToJSMap(ctx, map, { key, value }) {
	if (isNode(key) && key.addToJSMap) key.addToJSMap(ctx, map, value);
	else if (isMergeKey(ctx, key)) addMergeToJSMap(ctx, map, value);
	else {
		const jsKey = toJS(key, "", ctx);
		if (map instanceof Map) map.set(jsKey, toJS(value, jsKey, ctx));
		else if (map instanceof Set) map.add(jsKey);
		else {
			const stringKey = stringifyKey(key, jsKey, ctx);
			const jsValue = toJS(value, stringKey, ctx);
			if (stringKey in map) Object.defineProperty(map, stringKey, {
				value: jsValue,
				writable: true,
				enumerable: true,
				configurable: true
			});
			else map[stringKey] = jsValue;
		}
	}
	return map;
}
function stringifyKey(key, jsKey, ctx) {
	if (jsKey === null) return "";
	if (typeof jsKey !== "object") return String(jsKey);
	if (isNode(key) && ctx?.doc) {
		const strCtx = createStringifyContext(ctx.doc, {});
		strCtx.anchors = /* @__PURE__ */ new Set();
		for (const node of ctx.anchors.keys()) strCtx.anchors.add(node.anchor);
		strCtx.inFlow = true;
		strCtx.inStringifyKey = true;
		const strKey = key.toString(strCtx);
		if (!ctx.mapKeyWarned) {
			let jsonStr = JSON.stringify(strKey);
			if (jsonStr.length > 40) jsonStr = jsonStr.substring(0, 36) + "...\"";
			warn$1(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
			ctx.mapKeyWarned = true;
		}
		return strKey;
	}
	return JSON.stringify(jsKey);
}

// node_modules/yaml/browser/dist/nodes/Pair.js
function createPair(key, value, ctx) {
	const k = createNode(key, void 0, ctx);
	const v = createNode(value, void 0, ctx);
	return new Pair(k, v);
}
var Pair = class Pair {
	constructor(key, value = null) {
		Object.defineProperty(this, NODE_TYPE, { value: PAIR });
		this.key = key;
		this.value = value;
	}
	clone(schema) {
		let { key, value } = this;
		if (isNode(key)) key = key.clone(schema);
		if (isNode(value)) value = value.clone(schema);
		return new Pair(key, value);
	}
	toJSON(_, ctx) {
		const pair = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
		return addPairToJSMap(ctx, pair, this);
	}
	toString(ctx, onComment, onChompKeep) {
		return ctx?.doc ? stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
	}
};

// node_modules/yaml/browser/dist/stringify/stringifyCollection.js
function stringifyCollection(collection, ctx, options) {
	return (ctx.inFlow ?? collection.flow ? stringifyFlowCollection : stringifyBlockCollection)(collection, ctx, options);
}
function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
	const { indent, options: { commentString } } = ctx;
	const itemCtx = Object.assign({}, ctx, {
		indent: itemIndent,
		type: null
	});
	let chompKeep = false;
	const lines = [];
	for (let i = 0; i < items.length; ++i) {
		const item = items[i];
		let comment = null;
		if (isNode(item)) {
			if (!chompKeep && item.spaceBefore) lines.push("");
			addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
			if (item.comment) comment = item.comment;
		} else if (isPair(item)) {
			const ik = isNode(item.key) ? item.key : null;
			if (ik) {
				if (!chompKeep && ik.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
			}
		}
		chompKeep = false;
		let str = stringify(item, itemCtx, () => comment = null, () => chompKeep = true);
		if (comment) str += lineComment(str, itemIndent, commentString(comment));
		if (chompKeep && comment) chompKeep = false;
		lines.push(blockItemPrefix + str);
	}
	let str;
	if (lines.length === 0) str = flowChars.start + flowChars.end;
	else {
		str = lines[0];
		for (let i = 1; i < lines.length; ++i) {
			const line = lines[i];
			str += line ? `\n${indent}${line}` : "\n";
		}
	}
	if (comment) {
		str += "\n" + indentComment(commentString(comment), indent);
		if (onComment) onComment();
	} else if (chompKeep && onChompKeep) onChompKeep();
	return str;
}
function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
	const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
	itemIndent += indentStep;
	const itemCtx = Object.assign({}, ctx, {
		indent: itemIndent,
		inFlow: true,
		type: null
	});
	let reqNewline = false;
	let linesAtValue = 0;
	const lines = [];
	for (let i = 0; i < items.length; ++i) {
		const item = items[i];
		let comment = null;
		if (isNode(item)) {
			if (item.spaceBefore) lines.push("");
			addCommentBefore(ctx, lines, item.commentBefore, false);
			if (item.comment) comment = item.comment;
		} else if (isPair(item)) {
			const ik = isNode(item.key) ? item.key : null;
			if (ik) {
				if (ik.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, ik.commentBefore, false);
				if (ik.comment) reqNewline = true;
			}
			const iv = isNode(item.value) ? item.value : null;
			if (iv) {
				if (iv.comment) comment = iv.comment;
				if (iv.commentBefore) reqNewline = true;
			} else if (item.value == null && ik?.comment) comment = ik.comment;
		}
		if (comment) reqNewline = true;
		let str = stringify(item, itemCtx, () => comment = null);
		reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
		if (i < items.length - 1) str += ",";
		else if (ctx.options.trailingComma) {
			if (ctx.options.lineWidth > 0) reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
			if (reqNewline) str += ",";
		}
		if (comment) str += lineComment(str, itemIndent, commentString(comment));
		lines.push(str);
		linesAtValue = lines.length;
	}
	const { start, end } = flowChars;
	if (lines.length === 0) return start + end;
	else {
		if (!reqNewline) {
			const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
			reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
		}
		if (reqNewline) {
			let str = start;
			for (const line of lines) str += line ? `\n${indentStep}${indent}${line}` : "\n";
			return `${str}\n${indent}${end}`;
		} else return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
	}
}
function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
	if (comment && chompKeep) comment = comment.replace(/^\n+/, "");
	if (comment) {
		const ic = indentComment(commentString(comment), indent);
		lines.push(ic.trimStart());
	}
}

// node_modules/yaml/browser/dist/nodes/YAMLMap.js
function findPair(items, key) {
	const k = isScalar(key) ? key.value : key;
	for (const it of items) if (isPair(it)) {
		if (it.key === key || it.key === k) return it;
		if (isScalar(it.key) && it.key.value === k) return it;
	}
}
var YAMLMap = class extends Collection$1 {
	static get tagName() {
		return "tag:yaml.org,2002:map";
	}
	constructor(schema) {
		super(MAP, schema);
		this.items = [];
	}
	/**
	* A generic collection parsing method that can be extended
	* to other node classes that inherit from YAMLMap
	*/
	static from(schema, obj, ctx) {
		const { keepUndefined, replacer } = ctx;
		const map = new this(schema);
		const add = (key, value) => {
			if (typeof replacer === "function") value = replacer.call(obj, key, value);
			else if (Array.isArray(replacer) && !replacer.includes(key)) return;
			if (value !== void 0 || keepUndefined) map.items.push(createPair(key, value, ctx));
		};
		if (obj instanceof Map) for (const [key, value] of obj) add(key, value);
		else if (obj && typeof obj === "object") for (const key of Object.keys(obj)) add(key, obj[key]);
		if (typeof schema.sortMapEntries === "function") map.items.sort(schema.sortMapEntries);
		return map;
	}
	/**
	* Adds a value to the collection.
	*
	* @param overwrite - If not set `true`, using a key that is already in the
	*   collection will throw. Otherwise, overwrites the previous value.
	*/
	add(pair, overwrite) {
		let _pair;
		if (isPair(pair)) _pair = pair;
		else if (!pair || typeof pair !== "object" || !("key" in pair)) _pair = new Pair(pair, pair?.value);
		else _pair = new Pair(pair.key, pair.value);
		const prev = findPair(this.items, _pair.key);
		const sortEntries = this.schema?.sortMapEntries;
		if (prev) {
			if (!overwrite) throw new Error(`Key ${_pair.key} already set`);
			if (isScalar(prev.value) && isScalarValue(_pair.value)) prev.value.value = _pair.value;
			else prev.value = _pair.value;
		} else if (sortEntries) {
			const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
			if (i === -1) this.items.push(_pair);
			else this.items.splice(i, 0, _pair);
		} else this.items.push(_pair);
	}
	delete(key) {
		const it = findPair(this.items, key);
		if (!it) return false;
		return this.items.splice(this.items.indexOf(it), 1).length > 0;
	}
	get(key, keepScalar) {
		const node = findPair(this.items, key)?.value;
		return (!keepScalar && isScalar(node) ? node.value : node) ?? void 0;
	}
	has(key) {
		return !!findPair(this.items, key);
	}
	set(key, value) {
		this.add(new Pair(key, value), true);
	}
	/**
	* @param ctx - Conversion context, originally set in Document#toJS()
	* @param {Class} Type - If set, forces the returned collection type
	* @returns Instance of Type, Map, or Object
	*/
	toJSON(_, ctx, Type) {
		const map = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
		if (ctx?.onCreate) ctx.onCreate(map);
		for (const item of this.items) addPairToJSMap(ctx, map, item);
		return map;
	}
	toString(ctx, onComment, onChompKeep) {
		if (!ctx) return JSON.stringify(this);
		for (const item of this.items) if (!isPair(item)) throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
		if (!ctx.allNullValues && this.hasAllNullValues(false)) ctx = Object.assign({}, ctx, { allNullValues: true });
		return stringifyCollection(this, ctx, {
			blockItemPrefix: "",
			flowChars: {
				start: "{",
				end: "}"
			},
			itemIndent: ctx.indent || "",
			onChompKeep,
			onComment
		});
	}
};

// node_modules/yaml/browser/dist/schema/common/map.js
const map = {
	collection: "map",
	default: true,
	nodeClass: YAMLMap,
	tag: "tag:yaml.org,2002:map",
	resolve(map, onError) {
		if (!isMap(map)) onError("Expected a mapping for this tag");
		return map;
	},
	createNode: (schema, obj, ctx) => YAMLMap.from(schema, obj, ctx)
};

// node_modules/yaml/browser/dist/nodes/YAMLSeq.js
var YAMLSeq = class extends Collection$1 {
	static get tagName() {
		return "tag:yaml.org,2002:seq";
	}
	constructor(schema) {
		super(SEQ, schema);
		this.items = [];
	}
	add(value) {
		this.items.push(value);
	}
	/**
	* Removes a value from the collection.
	*
	* `key` must contain a representation of an integer for this to succeed.
	* It may be wrapped in a `Scalar`.
	*
	* @returns `true` if the item was found and removed.
	*/
	delete(key) {
		const idx = asItemIndex(key);
		if (typeof idx !== "number") return false;
		return this.items.splice(idx, 1).length > 0;
	}
	get(key, keepScalar) {
		const idx = asItemIndex(key);
		if (typeof idx !== "number") return void 0;
		const it = this.items[idx];
		return !keepScalar && isScalar(it) ? it.value : it;
	}
	/**
	* Checks if the collection includes a value with the key `key`.
	*
	* `key` must contain a representation of an integer for this to succeed.
	* It may be wrapped in a `Scalar`.
	*/
	has(key) {
		const idx = asItemIndex(key);
		return typeof idx === "number" && idx < this.items.length;
	}
	/**
	* Sets a value in this collection. For `!!set`, `value` needs to be a
	* boolean to add/remove the item from the set.
	*
	* If `key` does not contain a representation of an integer, this will throw.
	* It may be wrapped in a `Scalar`.
	*/
	set(key, value) {
		const idx = asItemIndex(key);
		if (typeof idx !== "number") throw new Error(`Expected a valid index, not ${key}.`);
		const prev = this.items[idx];
		if (isScalar(prev) && isScalarValue(value)) prev.value = value;
		else this.items[idx] = value;
	}
	toJSON(_, ctx) {
		const seq = [];
		if (ctx?.onCreate) ctx.onCreate(seq);
		let i = 0;
		for (const item of this.items) seq.push(toJS(item, String(i++), ctx));
		return seq;
	}
	toString(ctx, onComment, onChompKeep) {
		if (!ctx) return JSON.stringify(this);
		return stringifyCollection(this, ctx, {
			blockItemPrefix: "- ",
			flowChars: {
				start: "[",
				end: "]"
			},
			itemIndent: (ctx.indent || "") + "  ",
			onChompKeep,
			onComment
		});
	}
	static from(schema, obj, ctx) {
		const { replacer } = ctx;
		const seq = new this(schema);
		if (obj && Symbol.iterator in Object(obj)) {
			let i = 0;
			for (let it of obj) {
				if (typeof replacer === "function") {
					const key = obj instanceof Set ? it : String(i++);
					it = replacer.call(obj, key, it);
				}
				seq.items.push(createNode(it, void 0, ctx));
			}
		}
		return seq;
	}
};
function asItemIndex(key) {
	let idx = isScalar(key) ? key.value : key;
	if (idx && typeof idx === "string") idx = Number(idx);
	return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
}

// node_modules/yaml/browser/dist/schema/common/seq.js
const seq = {
	collection: "seq",
	default: true,
	nodeClass: YAMLSeq,
	tag: "tag:yaml.org,2002:seq",
	resolve(seq, onError) {
		if (!isSeq(seq)) onError("Expected a sequence for this tag");
		return seq;
	},
	createNode: (schema, obj, ctx) => YAMLSeq.from(schema, obj, ctx)
};

// node_modules/yaml/browser/dist/schema/common/string.js
const string = {
	identify: (value) => typeof value === "string",
	default: true,
	tag: "tag:yaml.org,2002:str",
	resolve: (str) => str,
	stringify(item, ctx, onComment, onChompKeep) {
		ctx = Object.assign({ actualString: true }, ctx);
		return stringifyString(item, ctx, onComment, onChompKeep);
	}
};

// node_modules/yaml/browser/dist/schema/common/null.js
const nullTag = {
	identify: (value) => value == null,
	createNode: () => new Scalar(null),
	default: true,
	tag: "tag:yaml.org,2002:null",
	test: /^(?:~|[Nn]ull|NULL)?$/,
	resolve: () => new Scalar(null),
	stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
};

// node_modules/yaml/browser/dist/schema/core/bool.js
const boolTag = {
	identify: (value) => typeof value === "boolean",
	default: true,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
	resolve: (str) => new Scalar(str[0] === "t" || str[0] === "T"),
	stringify({ source, value }, ctx) {
		if (source && boolTag.test.test(source)) {
			if (value === (source[0] === "t" || source[0] === "T")) return source;
		}
		return value ? ctx.options.trueStr : ctx.options.falseStr;
	}
};

// node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function stringifyNumber({ format, minFractionDigits, tag, value }) {
	if (typeof value === "bigint") return String(value);
	const num = typeof value === "number" ? value : Number(value);
	if (!isFinite(num)) return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
	let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
	if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
		let i = n.indexOf(".");
		if (i < 0) {
			i = n.length;
			n += ".";
		}
		let d = minFractionDigits - (n.length - i - 1);
		while (d-- > 0) n += "0";
	}
	return n;
}

// node_modules/yaml/browser/dist/schema/core/float.js
const floatNaN$1 = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
	stringify: stringifyNumber
};
const floatExp$1 = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
	resolve: (str) => parseFloat(str),
	stringify(node) {
		const num = Number(node.value);
		return isFinite(num) ? num.toExponential() : stringifyNumber(node);
	}
};
const float$1 = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
	resolve(str) {
		const node = new Scalar(parseFloat(str));
		const dot = str.indexOf(".");
		if (dot !== -1 && str[str.length - 1] === "0") node.minFractionDigits = str.length - dot - 1;
		return node;
	},
	stringify: stringifyNumber
};

// node_modules/yaml/browser/dist/schema/core/int.js
const intIdentify$2 = (value) => typeof value === "bigint" || Number.isInteger(value);
const intResolve$1 = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
function intStringify$1(node, radix, prefix) {
	const { value } = node;
	if (intIdentify$2(value) && value >= 0) return prefix + value.toString(radix);
	return stringifyNumber(node);
}
const intOct$1 = {
	identify: (value) => intIdentify$2(value) && value >= 0,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^0o[0-7]+$/,
	resolve: (str, _onError, opt) => intResolve$1(str, 2, 8, opt),
	stringify: (node) => intStringify$1(node, 8, "0o")
};
const int$1 = {
	identify: intIdentify$2,
	default: true,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9]+$/,
	resolve: (str, _onError, opt) => intResolve$1(str, 0, 10, opt),
	stringify: stringifyNumber
};
const intHex$1 = {
	identify: (value) => intIdentify$2(value) && value >= 0,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^0x[0-9a-fA-F]+$/,
	resolve: (str, _onError, opt) => intResolve$1(str, 2, 16, opt),
	stringify: (node) => intStringify$1(node, 16, "0x")
};

// node_modules/yaml/browser/dist/schema/core/schema.js
const schema$3 = [
	map,
	seq,
	string,
	nullTag,
	boolTag,
	intOct$1,
	int$1,
	intHex$1,
	floatNaN$1,
	floatExp$1,
	float$1
];

// node_modules/yaml/browser/dist/schema/json/schema.js
function intIdentify$1(value) {
	return typeof value === "bigint" || Number.isInteger(value);
}
const stringifyJSON = ({ value }) => JSON.stringify(value);
const jsonScalars = [
	{
		identify: (value) => typeof value === "string",
		default: true,
		tag: "tag:yaml.org,2002:str",
		resolve: (str) => str,
		stringify: stringifyJSON
	},
	{
		identify: (value) => value == null,
		createNode: () => new Scalar(null),
		default: true,
		tag: "tag:yaml.org,2002:null",
		test: /^null$/,
		resolve: () => null,
		stringify: stringifyJSON
	},
	{
		identify: (value) => typeof value === "boolean",
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^true$|^false$/,
		resolve: (str) => str === "true",
		stringify: stringifyJSON
	},
	{
		identify: intIdentify$1,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^-?(?:0|[1-9][0-9]*)$/,
		resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
		stringify: ({ value }) => intIdentify$1(value) ? value.toString() : JSON.stringify(value)
	},
	{
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
		resolve: (str) => parseFloat(str),
		stringify: stringifyJSON
	}
];
const schema$2 = [map, seq].concat(jsonScalars, {
	default: true,
	tag: "",
	test: /^/,
	resolve(str, onError) {
		onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
		return str;
	}
});

// node_modules/yaml/browser/dist/schema/yaml-1.1/binary.js
const binary = {
	identify: (value) => value instanceof Uint8Array,
	default: false,
	tag: "tag:yaml.org,2002:binary",
	/**
	* Returns a Buffer in node and an Uint8Array in browsers
	*
	* To use the resulting buffer as an image, you'll want to do something like:
	*
	*   const blob = new Blob([buffer], { type: 'image/jpeg' })
	*   document.querySelector('#photo').src = URL.createObjectURL(blob)
	*/
	resolve(src, onError) {
		if (typeof atob === "function") {
			const str = atob(src.replace(/[\n\r]/g, ""));
			const buffer = new Uint8Array(str.length);
			for (let i = 0; i < str.length; ++i) buffer[i] = str.charCodeAt(i);
			return buffer;
		} else {
			onError("This environment does not support reading binary tags; either Buffer or atob is required");
			return src;
		}
	},
	stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
		if (!value) return "";
		const buf = value;
		let str;
		if (typeof btoa === "function") {
			let s = "";
			for (let i = 0; i < buf.length; ++i) s += String.fromCharCode(buf[i]);
			str = btoa(s);
		} else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
		type ?? (type = Scalar.BLOCK_LITERAL);
		if (type !== Scalar.QUOTE_DOUBLE) {
			const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
			const n = Math.ceil(str.length / lineWidth);
			const lines = new Array(n);
			for (let i = 0, o = 0; i < n; ++i, o += lineWidth) lines[i] = str.substr(o, lineWidth);
			str = lines.join(type === Scalar.BLOCK_LITERAL ? "\n" : " ");
		}
		return stringifyString({
			comment,
			type,
			value: str
		}, ctx, onComment, onChompKeep);
	}
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function resolvePairs(seq, onError) {
	if (isSeq(seq)) for (let i = 0; i < seq.items.length; ++i) {
		let item = seq.items[i];
		if (isPair(item)) continue;
		else if (isMap(item)) {
			if (item.items.length > 1) onError("Each pair must have its own sequence indicator");
			const pair = item.items[0] || new Pair(new Scalar(null));
			if (item.commentBefore) pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}\n${pair.key.commentBefore}` : item.commentBefore;
			if (item.comment) {
				const cn = pair.value ?? pair.key;
				cn.comment = cn.comment ? `${item.comment}\n${cn.comment}` : item.comment;
			}
			item = pair;
		}
		seq.items[i] = isPair(item) ? item : new Pair(item);
	}
	else onError("Expected a sequence for this tag");
	return seq;
}
function createPairs(schema, iterable, ctx) {
	const { replacer } = ctx;
	const pairs = new YAMLSeq(schema);
	pairs.tag = "tag:yaml.org,2002:pairs";
	let i = 0;
	if (iterable && Symbol.iterator in Object(iterable)) for (let it of iterable) {
		if (typeof replacer === "function") it = replacer.call(iterable, String(i++), it);
		let key, value;
		if (Array.isArray(it)) {
			if (it.length === 2) {
				key = it[0];
				value = it[1];
			} else throw new TypeError(`Expected [key, value] tuple: ${it}`);
		} else if (it && it instanceof Object) {
			const keys = Object.keys(it);
			if (keys.length === 1) {
				key = keys[0];
				value = it[key];
			} else throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
		} else key = it;
		pairs.items.push(createPair(key, value, ctx));
	}
	return pairs;
}
const pairs = {
	collection: "seq",
	default: false,
	tag: "tag:yaml.org,2002:pairs",
	resolve: resolvePairs,
	createNode: createPairs
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var YAMLOMap = class YAMLOMap extends YAMLSeq {
	constructor() {
		super();
		this.add = YAMLMap.prototype.add.bind(this);
		this.delete = YAMLMap.prototype.delete.bind(this);
		this.get = YAMLMap.prototype.get.bind(this);
		this.has = YAMLMap.prototype.has.bind(this);
		this.set = YAMLMap.prototype.set.bind(this);
		this.tag = YAMLOMap.tag;
	}
	/**
	* If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
	* but TypeScript won't allow widening the signature of a child method.
	*/
	toJSON(_, ctx) {
		if (!ctx) return super.toJSON(_);
		const map = /* @__PURE__ */ new Map();
		if (ctx?.onCreate) ctx.onCreate(map);
		for (const pair of this.items) {
			let key, value;
			if (isPair(pair)) {
				key = toJS(pair.key, "", ctx);
				value = toJS(pair.value, key, ctx);
			} else key = toJS(pair, "", ctx);
			if (map.has(key)) throw new Error("Ordered maps must not include duplicate keys");
			map.set(key, value);
		}
		return map;
	}
	static from(schema, iterable, ctx) {
		const pairs = createPairs(schema, iterable, ctx);
		const omap = new this();
		omap.items = pairs.items;
		return omap;
	}
};
YAMLOMap.tag = "tag:yaml.org,2002:omap";
const omap = {
	collection: "seq",
	identify: (value) => value instanceof Map,
	nodeClass: YAMLOMap,
	default: false,
	tag: "tag:yaml.org,2002:omap",
	resolve(seq, onError) {
		const pairs = resolvePairs(seq, onError);
		const seenKeys = [];
		for (const { key } of pairs.items) if (isScalar(key)) {
			if (seenKeys.includes(key.value)) onError(`Ordered maps must not include duplicate keys: ${key.value}`);
			else seenKeys.push(key.value);
		}
		return Object.assign(new YAMLOMap(), pairs);
	},
	createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function boolStringify({ value, source }, ctx) {
	if (source && (value ? trueTag : falseTag).test.test(source)) return source;
	return value ? ctx.options.trueStr : ctx.options.falseStr;
}
const trueTag = {
	identify: (value) => value === true,
	default: true,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
	resolve: () => new Scalar(true),
	stringify: boolStringify
};
const falseTag = {
	identify: (value) => value === false,
	default: true,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
	resolve: () => new Scalar(false),
	stringify: boolStringify
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/float.js
const floatNaN = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
	stringify: stringifyNumber
};
const floatExp = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
	resolve: (str) => parseFloat(str.replace(/_/g, "")),
	stringify(node) {
		const num = Number(node.value);
		return isFinite(num) ? num.toExponential() : stringifyNumber(node);
	}
};
const float = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
	resolve(str) {
		const node = new Scalar(parseFloat(str.replace(/_/g, "")));
		const dot = str.indexOf(".");
		if (dot !== -1) {
			const f = str.substring(dot + 1).replace(/_/g, "");
			if (f[f.length - 1] === "0") node.minFractionDigits = f.length;
		}
		return node;
	},
	stringify: stringifyNumber
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/int.js
const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
function intResolve(str, offset, radix, { intAsBigInt }) {
	const sign = str[0];
	if (sign === "-" || sign === "+") offset += 1;
	str = str.substring(offset).replace(/_/g, "");
	if (intAsBigInt) {
		switch (radix) {
			case 2:
				str = `0b${str}`;
				break;
			case 8:
				str = `0o${str}`;
				break;
			case 16: str = `0x${str}`;
		}
		const n = BigInt(str);
		return sign === "-" ? BigInt(-1) * n : n;
	}
	const n = parseInt(str, radix);
	return sign === "-" ? -1 * n : n;
}
function intStringify(node, radix, prefix) {
	const { value } = node;
	if (intIdentify(value)) {
		const str = value.toString(radix);
		return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
	}
	return stringifyNumber(node);
}
const intBin = {
	identify: intIdentify,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "BIN",
	test: /^[-+]?0b[0-1_]+$/,
	resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
	stringify: (node) => intStringify(node, 2, "0b")
};
const intOct = {
	identify: intIdentify,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^[-+]?0[0-7_]+$/,
	resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
	stringify: (node) => intStringify(node, 8, "0")
};
const int = {
	identify: intIdentify,
	default: true,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9][0-9_]*$/,
	resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
	stringify: stringifyNumber
};
const intHex = {
	identify: intIdentify,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^[-+]?0x[0-9a-fA-F_]+$/,
	resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
	stringify: (node) => intStringify(node, 16, "0x")
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var YAMLSet = class YAMLSet extends YAMLMap {
	constructor(schema) {
		super(schema);
		this.tag = YAMLSet.tag;
	}
	add(key) {
		let pair;
		if (isPair(key)) pair = key;
		else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null) pair = new Pair(key.key, null);
		else pair = new Pair(key, null);
		if (!findPair(this.items, pair.key)) this.items.push(pair);
	}
	/**
	* If `keepPair` is `true`, returns the Pair matching `key`.
	* Otherwise, returns the value of that Pair's key.
	*/
	get(key, keepPair) {
		const pair = findPair(this.items, key);
		return !keepPair && isPair(pair) ? isScalar(pair.key) ? pair.key.value : pair.key : pair;
	}
	set(key, value) {
		if (typeof value !== "boolean") throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
		const prev = findPair(this.items, key);
		if (prev && !value) this.items.splice(this.items.indexOf(prev), 1);
		else if (!prev && value) this.items.push(new Pair(key));
	}
	toJSON(_, ctx) {
		return super.toJSON(_, ctx, Set);
	}
	toString(ctx, onComment, onChompKeep) {
		if (!ctx) return JSON.stringify(this);
		if (this.hasAllNullValues(true)) return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
		else throw new Error("Set items must all have null values");
	}
	static from(schema, iterable, ctx) {
		const { replacer } = ctx;
		const set = new this(schema);
		if (iterable && Symbol.iterator in Object(iterable)) for (let value of iterable) {
			if (typeof replacer === "function") value = replacer.call(iterable, value, value);
			set.items.push(createPair(value, null, ctx));
		}
		return set;
	}
};
YAMLSet.tag = "tag:yaml.org,2002:set";
const set = {
	collection: "map",
	identify: (value) => value instanceof Set,
	nodeClass: YAMLSet,
	default: false,
	tag: "tag:yaml.org,2002:set",
	createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
	resolve(map, onError) {
		if (isMap(map)) {
			if (map.hasAllNullValues(true)) return Object.assign(new YAMLSet(), map);
			else onError("Set items must all have null values");
		} else onError("Expected a mapping for this tag");
		return map;
	}
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
/** Internal types handle bigint as number, because TS can't figure it out. */
function parseSexagesimal(str, asBigInt) {
	const sign = str[0];
	const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
	const num = (n) => asBigInt ? BigInt(n) : Number(n);
	const res = parts.replace(/_/g, "").split(":").reduce((res, p) => res * num(60) + num(p), num(0));
	return sign === "-" ? num(-1) * res : res;
}
/**
* hhhh:mm:ss.sss
*
* Internal types handle bigint as number, because TS can't figure it out.
*/
function stringifySexagesimal(node) {
	let { value } = node;
	let num = (n) => n;
	if (typeof value === "bigint") num = (n) => BigInt(n);
	else if (isNaN(value) || !isFinite(value)) return stringifyNumber(node);
	let sign = "";
	if (value < 0) {
		sign = "-";
		value *= num(-1);
	}
	const _60 = num(60);
	const parts = [value % _60];
	if (value < 60) parts.unshift(0);
	else {
		value = (value - parts[0]) / _60;
		parts.unshift(value % _60);
		if (value >= 60) {
			value = (value - parts[0]) / _60;
			parts.unshift(value);
		}
	}
	return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
const intTime = {
	identify: (value) => typeof value === "bigint" || Number.isInteger(value),
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
	resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
	stringify: stringifySexagesimal
};
const floatTime = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
	resolve: (str) => parseSexagesimal(str, false),
	stringify: stringifySexagesimal
};
const timestamp = {
	identify: (value) => value instanceof Date,
	default: true,
	tag: "tag:yaml.org,2002:timestamp",
	test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
	resolve(str) {
		const match = str.match(timestamp.test);
		if (!match) throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
		const [, year, month, day, hour, minute, second] = match.map(Number);
		const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
		let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
		const tz = match[8];
		if (tz && tz !== "Z") {
			let d = parseSexagesimal(tz, false);
			if (Math.abs(d) < 30) d *= 60;
			date -= 6e4 * d;
		}
		return new Date(date);
	},
	stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/schema.js
const schema$1 = [
	map,
	seq,
	string,
	nullTag,
	trueTag,
	falseTag,
	intBin,
	intOct,
	int,
	intHex,
	floatNaN,
	floatExp,
	float,
	binary,
	merge$1,
	omap,
	pairs,
	set,
	intTime,
	floatTime,
	timestamp
];

// node_modules/yaml/browser/dist/schema/tags.js
const schemas = /* @__PURE__ */ new Map([
	["core", schema$3],
	["failsafe", [
		map,
		seq,
		string
	]],
	["json", schema$2],
	["yaml11", schema$1],
	["yaml-1.1", schema$1]
]);
const tagsByName = {
	binary,
	bool: boolTag,
	float: float$1,
	floatExp: floatExp$1,
	floatNaN: floatNaN$1,
	floatTime,
	int: int$1,
	intHex: intHex$1,
	intOct: intOct$1,
	intTime,
	map,
	merge: merge$1,
	null: nullTag,
	omap,
	pairs,
	seq,
	set,
	timestamp
};
const coreKnownTags = {
	"tag:yaml.org,2002:binary": binary,
	"tag:yaml.org,2002:merge": merge$1,
	"tag:yaml.org,2002:omap": omap,
	"tag:yaml.org,2002:pairs": pairs,
	"tag:yaml.org,2002:set": set,
	"tag:yaml.org,2002:timestamp": timestamp
};
function getTags(customTags, schemaName, addMergeTag) {
	const schemaTags = schemas.get(schemaName);
	if (schemaTags && !customTags) return addMergeTag && !schemaTags.includes(merge$1) ? schemaTags.concat(merge$1) : schemaTags.slice();
	let tags = schemaTags;
	if (!tags) {
		if (Array.isArray(customTags)) tags = [];
		else {
			const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
			throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
		}
	}
	if (Array.isArray(customTags)) for (const tag of customTags) tags = tags.concat(tag);
	else if (typeof customTags === "function") tags = customTags(tags.slice());
	if (addMergeTag) tags = tags.concat(merge$1);
	return tags.reduce((tags, tag) => {
		const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
		if (!tagObj) {
			const tagName = JSON.stringify(tag);
			const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
			throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
		}
		if (!tags.includes(tagObj)) tags.push(tagObj);
		return tags;
	}, []);
}

// node_modules/yaml/browser/dist/schema/Schema.js
const sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
var Schema = class Schema {
	constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
		this.compat = Array.isArray(compat) ? getTags(compat, "compat") : compat ? getTags(null, compat) : null;
		this.name = typeof schema === "string" && schema || "core";
		this.knownTags = resolveKnownTags ? coreKnownTags : {};
		this.tags = getTags(customTags, this.name, merge);
		this.toStringOptions = toStringDefaults ?? null;
		Object.defineProperty(this, MAP, { value: map });
		Object.defineProperty(this, SCALAR$1, { value: string });
		Object.defineProperty(this, SEQ, { value: seq });
		this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
	}
	clone() {
		const copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
		copy.tags = this.tags.slice();
		return copy;
	}
};

// node_modules/yaml/browser/dist/stringify/stringifyDocument.js
function stringifyDocument(doc, options) {
	const lines = [];
	let hasDirectives = options.directives === true;
	if (options.directives !== false && doc.directives) {
		const dir = doc.directives.toString(doc);
		if (dir) {
			lines.push(dir);
			hasDirectives = true;
		} else if (doc.directives.docStart) hasDirectives = true;
	}
	if (hasDirectives) lines.push("---");
	const ctx = createStringifyContext(doc, options);
	const { commentString } = ctx.options;
	if (doc.commentBefore) {
		if (lines.length !== 1) lines.unshift("");
		const cs = commentString(doc.commentBefore);
		lines.unshift(indentComment(cs, ""));
	}
	let chompKeep = false;
	let contentComment = null;
	if (doc.contents) {
		if (isNode(doc.contents)) {
			if (doc.contents.spaceBefore && hasDirectives) lines.push("");
			if (doc.contents.commentBefore) {
				const cs = commentString(doc.contents.commentBefore);
				lines.push(indentComment(cs, ""));
			}
			ctx.forceBlockIndent = !!doc.comment;
			contentComment = doc.contents.comment;
		}
		const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
		let body = stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
		if (contentComment) body += lineComment(body, "", commentString(contentComment));
		if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") lines[lines.length - 1] = `--- ${body}`;
		else lines.push(body);
	} else lines.push(stringify(doc.contents, ctx));
	if (doc.directives?.docEnd) {
		if (doc.comment) {
			const cs = commentString(doc.comment);
			if (cs.includes("\n")) {
				lines.push("...");
				lines.push(indentComment(cs, ""));
			} else lines.push(`... ${cs}`);
		} else lines.push("...");
	} else {
		let dc = doc.comment;
		if (dc && chompKeep) dc = dc.replace(/^\n+/, "");
		if (dc) {
			if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "") lines.push("");
			lines.push(indentComment(commentString(dc), ""));
		}
	}
	return lines.join("\n") + "\n";
}

// node_modules/yaml/browser/dist/doc/Document.js
var Document = class Document {
	constructor(value, replacer, options) {
		/** A comment before this Document */
		this.commentBefore = null;
		/** A comment immediately after this Document */
		this.comment = null;
		/** Errors encountered during parsing. */
		this.errors = [];
		/** Warnings encountered during parsing. */
		this.warnings = [];
		Object.defineProperty(this, NODE_TYPE, { value: DOC });
		let _replacer = null;
		if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
		else if (options === void 0 && replacer) {
			options = replacer;
			replacer = void 0;
		}
		const opt = Object.assign({
			intAsBigInt: false,
			keepSourceTokens: false,
			logLevel: "warn",
			prettyErrors: true,
			strict: true,
			stringKeys: false,
			uniqueKeys: true,
			version: "1.2"
		}, options);
		this.options = opt;
		let { version } = opt;
		if (options?._directives) {
			this.directives = options._directives.atDocument();
			if (this.directives.yaml.explicit) version = this.directives.yaml.version;
		} else this.directives = new Directives({ version });
		this.setSchema(version, options);
		this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
	}
	/**
	* Create a deep copy of this Document and its contents.
	*
	* Custom Node values that inherit from `Object` still refer to their original instances.
	*/
	clone() {
		const copy = Object.create(Document.prototype, { [NODE_TYPE]: { value: DOC } });
		copy.commentBefore = this.commentBefore;
		copy.comment = this.comment;
		copy.errors = this.errors.slice();
		copy.warnings = this.warnings.slice();
		copy.options = Object.assign({}, this.options);
		if (this.directives) copy.directives = this.directives.clone();
		copy.schema = this.schema.clone();
		copy.contents = isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
		if (this.range) copy.range = this.range.slice();
		return copy;
	}
	/** Adds a value to the document. */
	add(value) {
		if (assertCollection(this.contents)) this.contents.add(value);
	}
	/** Adds a value to the document. */
	addIn(path, value) {
		if (assertCollection(this.contents)) this.contents.addIn(path, value);
	}
	/**
	* Create a new `Alias` node, ensuring that the target `node` has the required anchor.
	*
	* If `node` already has an anchor, `name` is ignored.
	* Otherwise, the `node.anchor` value will be set to `name`,
	* or if an anchor with that name is already present in the document,
	* `name` will be used as a prefix for a new unique anchor.
	* If `name` is undefined, the generated anchor will use 'a' as a prefix.
	*/
	createAlias(node, name) {
		if (!node.anchor) {
			const prev = anchorNames(this);
			node.anchor = !name || prev.has(name) ? findNewAnchor(name || "a", prev) : name;
		}
		return new Alias(node.anchor);
	}
	createNode(value, replacer, options) {
		let _replacer = void 0;
		if (typeof replacer === "function") {
			value = replacer.call({ "": value }, "", value);
			_replacer = replacer;
		} else if (Array.isArray(replacer)) {
			const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
			const asStr = replacer.filter(keyToStr).map(String);
			if (asStr.length > 0) replacer = replacer.concat(asStr);
			_replacer = replacer;
		} else if (options === void 0 && replacer) {
			options = replacer;
			replacer = void 0;
		}
		const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
		const { onAnchor, setAnchors, sourceObjects } = createNodeAnchors(this, anchorPrefix || "a");
		const ctx = {
			aliasDuplicateObjects: aliasDuplicateObjects ?? true,
			keepUndefined: keepUndefined ?? false,
			onAnchor,
			onTagObj,
			replacer: _replacer,
			schema: this.schema,
			sourceObjects
		};
		const node = createNode(value, tag, ctx);
		if (flow && isCollection(node)) node.flow = true;
		setAnchors();
		return node;
	}
	/**
	* Convert a key and a value into a `Pair` using the current schema,
	* recursively wrapping all values as `Scalar` or `Collection` nodes.
	*/
	createPair(key, value, options = {}) {
		const k = this.createNode(key, null, options);
		const v = this.createNode(value, null, options);
		return new Pair(k, v);
	}
	/**
	* Removes a value from the document.
	* @returns `true` if the item was found and removed.
	*/
	delete(key) {
		return assertCollection(this.contents) ? this.contents.delete(key) : false;
	}
	/**
	* Removes a value from the document.
	* @returns `true` if the item was found and removed.
	*/
	deleteIn(path) {
		if (isEmptyPath(path)) {
			if (this.contents == null) return false;
			this.contents = null;
			return true;
		}
		return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
	}
	/**
	* Returns item at `key`, or `undefined` if not found. By default unwraps
	* scalar values from their surrounding node; to disable set `keepScalar` to
	* `true` (collections are always returned intact).
	*/
	get(key, keepScalar) {
		return isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
	}
	/**
	* Returns item at `path`, or `undefined` if not found. By default unwraps
	* scalar values from their surrounding node; to disable set `keepScalar` to
	* `true` (collections are always returned intact).
	*/
	getIn(path, keepScalar) {
		if (isEmptyPath(path)) return !keepScalar && isScalar(this.contents) ? this.contents.value : this.contents;
		return isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
	}
	/**
	* Checks if the document includes a value with the key `key`.
	*/
	has(key) {
		return isCollection(this.contents) ? this.contents.has(key) : false;
	}
	/**
	* Checks if the document includes a value at `path`.
	*/
	hasIn(path) {
		if (isEmptyPath(path)) return this.contents !== void 0;
		return isCollection(this.contents) ? this.contents.hasIn(path) : false;
	}
	/**
	* Sets a value in this document. For `!!set`, `value` needs to be a
	* boolean to add/remove the item from the set.
	*/
	set(key, value) {
		if (this.contents == null) this.contents = collectionFromPath(this.schema, [key], value);
		else if (assertCollection(this.contents)) this.contents.set(key, value);
	}
	/**
	* Sets a value in this document. For `!!set`, `value` needs to be a
	* boolean to add/remove the item from the set.
	*/
	setIn(path, value) {
		if (isEmptyPath(path)) this.contents = value;
		else if (this.contents == null) this.contents = collectionFromPath(this.schema, Array.from(path), value);
		else if (assertCollection(this.contents)) this.contents.setIn(path, value);
	}
	/**
	* Change the YAML version and schema used by the document.
	* A `null` version disables support for directives, explicit tags, anchors, and aliases.
	* It also requires the `schema` option to be given as a `Schema` instance value.
	*
	* Overrides all previously set schema options.
	*/
	setSchema(version, options = {}) {
		if (typeof version === "number") version = String(version);
		let opt;
		switch (version) {
			case "1.1":
				if (this.directives) this.directives.yaml.version = "1.1";
				else this.directives = new Directives({ version: "1.1" });
				opt = {
					resolveKnownTags: false,
					schema: "yaml-1.1"
				};
				break;
			case "1.2":
			case "next":
				if (this.directives) this.directives.yaml.version = version;
				else this.directives = new Directives({ version });
				opt = {
					resolveKnownTags: true,
					schema: "core"
				};
				break;
			case null:
				if (this.directives) delete this.directives;
				opt = null;
				break;
			default: {
				const sv = JSON.stringify(version);
				throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
			}
		}
		if (options.schema instanceof Object) this.schema = options.schema;
		else if (opt) this.schema = new Schema(Object.assign(opt, options));
		else throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
	}
	toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
		const ctx = {
			anchors: /* @__PURE__ */ new Map(),
			doc: this,
			keep: !json,
			mapAsMap: mapAsMap === true,
			mapKeyWarned: false,
			maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
		};
		const res = toJS(this.contents, jsonArg ?? "", ctx);
		if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
		return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
	}
	/**
	* A JSON representation of the document `contents`.
	*
	* @param jsonArg Used by `JSON.stringify` to indicate the array index or
	*   property name.
	*/
	toJSON(jsonArg, onAnchor) {
		return this.toJS({
			json: true,
			jsonArg,
			mapAsMap: false,
			onAnchor
		});
	}
	/** A YAML representation of the document. */
	toString(options = {}) {
		if (this.errors.length > 0) throw new Error("Document with errors cannot be stringified");
		if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
			const s = JSON.stringify(options.indent);
			throw new Error(`"indent" option must be a positive integer, not ${s}`);
		}
		return stringifyDocument(this, options);
	}
};
function assertCollection(contents) {
	if (isCollection(contents)) return true;
	throw new Error("Expected a YAML collection as document contents");
}

// node_modules/yaml/browser/dist/errors.js
var YAMLError = class extends Error {
	constructor(name, pos, code, message) {
		super();
		this.name = name;
		this.code = code;
		this.message = message;
		this.pos = pos;
	}
};
var YAMLParseError = class extends YAMLError {
	constructor(pos, code, message) {
		super("YAMLParseError", pos, code, message);
	}
};
var YAMLWarning = class extends YAMLError {
	constructor(pos, code, message) {
		super("YAMLWarning", pos, code, message);
	}
};
const prettifyError = (src, lc) => (error) => {
	if (error.pos[0] === -1) return;
	error.linePos = error.pos.map((pos) => lc.linePos(pos));
	const { line, col } = error.linePos[0];
	error.message += ` at line ${line}, column ${col}`;
	let ci = col - 1;
	let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
	if (ci >= 60 && lineStr.length > 80) {
		const trimStart = Math.min(ci - 39, lineStr.length - 79);
		lineStr = "\u2026" + lineStr.substring(trimStart);
		ci -= trimStart - 1;
	}
	if (lineStr.length > 80) lineStr = lineStr.substring(0, 79) + "\u2026";
	if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
		let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
		if (prev.length > 80) prev = prev.substring(0, 79) + "\u2026\n";
		lineStr = prev + lineStr;
	}
	if (/[^ ]/.test(lineStr)) {
		let count = 1;
		const end = error.linePos[1];
		if (end?.line === line && end.col > col) count = Math.max(1, Math.min(end.col - col, 80 - ci));
		const pointer = " ".repeat(ci) + "^".repeat(count);
		error.message += `:\n\n${lineStr}\n${pointer}\n`;
	}
};

// node_modules/yaml/browser/dist/compose/resolve-props.js
function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
	let spaceBefore = false;
	let atNewline = startOnNewline;
	let hasSpace = startOnNewline;
	let comment = "";
	let commentSep = "";
	let hasNewline = false;
	let reqSpace = false;
	let tab = null;
	let anchor = null;
	let tag = null;
	let newlineAfterProp = null;
	let comma = null;
	let found = null;
	let start = null;
	for (const token of tokens) {
		if (reqSpace) {
			if (token.type !== "space" && token.type !== "newline" && token.type !== "comma") onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
			reqSpace = false;
		}
		if (tab) {
			if (atNewline && token.type !== "comment" && token.type !== "newline") onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
			tab = null;
		}
		switch (token.type) {
			case "space":
				if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) tab = token;
				hasSpace = true;
				break;
			case "comment": {
				if (!hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
				const cb = token.source.substring(1) || " ";
				if (!comment) comment = cb;
				else comment += commentSep + cb;
				commentSep = "";
				atNewline = false;
				break;
			}
			case "newline":
				if (atNewline) {
					if (comment) comment += token.source;
					else if (!found || indicator !== "seq-item-ind") spaceBefore = true;
				} else commentSep += token.source;
				atNewline = true;
				hasNewline = true;
				if (anchor || tag) newlineAfterProp = token;
				hasSpace = true;
				break;
			case "anchor":
				if (anchor) onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
				if (token.source.endsWith(":")) onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
				anchor = token;
				start ?? (start = token.offset);
				atNewline = false;
				hasSpace = false;
				reqSpace = true;
				break;
			case "tag":
				if (tag) onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
				tag = token;
				start ?? (start = token.offset);
				atNewline = false;
				hasSpace = false;
				reqSpace = true;
				break;
			case indicator:
				if (anchor || tag) onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
				if (found) onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
				found = token;
				atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
				hasSpace = false;
				break;
			case "comma": if (flow) {
				if (comma) onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
				comma = token;
				atNewline = false;
				hasSpace = false;
				break;
			}
			default:
				onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
				atNewline = false;
				hasSpace = false;
		}
	}
	const last = tokens[tokens.length - 1];
	const end = last ? last.offset + last.source.length : offset;
	if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
	if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq")) onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
	return {
		comma,
		found,
		spaceBefore,
		comment,
		hasNewline,
		anchor,
		tag,
		newlineAfterProp,
		end,
		start: start ?? end
	};
}

// node_modules/yaml/browser/dist/compose/util-contains-newline.js
function containsNewline(key) {
	if (!key) return null;
	switch (key.type) {
		case "alias":
		case "scalar":
		case "double-quoted-scalar":
		case "single-quoted-scalar":
			if (key.source.includes("\n")) return true;
			if (key.end) {
				for (const st of key.end) if (st.type === "newline") return true;
			}
			return false;
		case "flow-collection":
			for (const it of key.items) {
				for (const st of it.start) if (st.type === "newline") return true;
				if (it.sep) {
					for (const st of it.sep) if (st.type === "newline") return true;
				}
				if (containsNewline(it.key) || containsNewline(it.value)) return true;
			}
			return false;
		default: return true;
	}
}

// node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function flowIndentCheck(indent, fc, onError) {
	if (fc?.type === "flow-collection") {
		const end = fc.end[0];
		if (end.indent === indent && (end.source === "]" || end.source === "}") && containsNewline(fc)) onError(end, "BAD_INDENT", "Flow end indicator should be more indented than parent", true);
	}
}

// node_modules/yaml/browser/dist/compose/util-map-includes.js
function mapIncludes(ctx, items, search) {
	const { uniqueKeys } = ctx.options;
	if (uniqueKeys === false) return false;
	const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || isScalar(a) && isScalar(b) && a.value === b.value;
	return items.some((pair) => isEqual(pair.key, search));
}

// node_modules/yaml/browser/dist/compose/resolve-block-map.js
const startColMsg = "All mapping items must start at the same column";
function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
	const map = new ((tag?.nodeClass) ?? YAMLMap)(ctx.schema);
	if (ctx.atRoot) ctx.atRoot = false;
	let offset = bm.offset;
	let commentEnd = null;
	for (const collItem of bm.items) {
		const { start, key, sep, value } = collItem;
		const keyProps = resolveProps(start, {
			indicator: "explicit-key-ind",
			next: key ?? sep?.[0],
			offset,
			onError,
			parentIndent: bm.indent,
			startOnNewline: true
		});
		const implicitKey = !keyProps.found;
		if (implicitKey) {
			if (key) {
				if (key.type === "block-seq") onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
				else if ("indent" in key && key.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
			}
			if (!keyProps.anchor && !keyProps.tag && !sep) {
				commentEnd = keyProps.end;
				if (keyProps.comment) {
					if (map.comment) map.comment += "\n" + keyProps.comment;
					else map.comment = keyProps.comment;
				}
				continue;
			}
			if (keyProps.newlineAfterProp || containsNewline(key)) onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
		} else if (keyProps.found?.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
		ctx.atKey = true;
		const keyStart = keyProps.end;
		const keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
		if (ctx.schema.compat) flowIndentCheck(bm.indent, key, onError);
		ctx.atKey = false;
		if (mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
		const valueProps = resolveProps(sep ?? [], {
			indicator: "map-value-ind",
			next: value,
			offset: keyNode.range[2],
			onError,
			parentIndent: bm.indent,
			startOnNewline: !key || key.type === "block-scalar"
		});
		offset = valueProps.end;
		if (valueProps.found) {
			if (implicitKey) {
				if (value?.type === "block-map" && !valueProps.hasNewline) onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
				if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024) onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
			}
			const valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
			if (ctx.schema.compat) flowIndentCheck(bm.indent, value, onError);
			offset = valueNode.range[2];
			const pair = new Pair(keyNode, valueNode);
			if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
			map.items.push(pair);
		} else {
			if (implicitKey) onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
			if (valueProps.comment) {
				if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
				else keyNode.comment = valueProps.comment;
			}
			const pair = new Pair(keyNode);
			if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
			map.items.push(pair);
		}
	}
	if (commentEnd && commentEnd < offset) onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
	map.range = [
		bm.offset,
		offset,
		commentEnd ?? offset
	];
	return map;
}

// node_modules/yaml/browser/dist/compose/resolve-block-seq.js
function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
	const seq = new ((tag?.nodeClass) ?? YAMLSeq)(ctx.schema);
	if (ctx.atRoot) ctx.atRoot = false;
	if (ctx.atKey) ctx.atKey = false;
	let offset = bs.offset;
	let commentEnd = null;
	for (const { start, value } of bs.items) {
		const props = resolveProps(start, {
			indicator: "seq-item-ind",
			next: value,
			offset,
			onError,
			parentIndent: bs.indent,
			startOnNewline: true
		});
		if (!props.found) {
			if (props.anchor || props.tag || value) {
				if (value?.type === "block-seq") onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
				else onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
			} else {
				commentEnd = props.end;
				if (props.comment) seq.comment = props.comment;
				continue;
			}
		}
		const node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
		if (ctx.schema.compat) flowIndentCheck(bs.indent, value, onError);
		offset = node.range[2];
		seq.items.push(node);
	}
	seq.range = [
		bs.offset,
		offset,
		commentEnd ?? offset
	];
	return seq;
}

// node_modules/yaml/browser/dist/compose/resolve-end.js
function resolveEnd(end, offset, reqSpace, onError) {
	let comment = "";
	if (end) {
		let hasSpace = false;
		let sep = "";
		for (const token of end) {
			const { source, type } = token;
			switch (type) {
				case "space":
					hasSpace = true;
					break;
				case "comment": {
					if (reqSpace && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					const cb = source.substring(1) || " ";
					if (!comment) comment = cb;
					else comment += sep + cb;
					sep = "";
					break;
				}
				case "newline":
					if (comment) sep += source;
					hasSpace = true;
					break;
				default: onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
			}
			offset += source.length;
		}
	}
	return {
		comment,
		offset
	};
}

// node_modules/yaml/browser/dist/compose/resolve-flow-collection.js
const blockMsg = "Block collections are not allowed within flow collections";
const isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
	const isMap = fc.start.source === "{";
	const fcName = isMap ? "flow map" : "flow sequence";
	const coll = new ((tag?.nodeClass) ?? (isMap ? YAMLMap : YAMLSeq))(ctx.schema);
	coll.flow = true;
	const atRoot = ctx.atRoot;
	if (atRoot) ctx.atRoot = false;
	if (ctx.atKey) ctx.atKey = false;
	let offset = fc.offset + fc.start.source.length;
	for (let i = 0; i < fc.items.length; ++i) {
		const collItem = fc.items[i];
		const { start, key, sep, value } = collItem;
		const props = resolveProps(start, {
			flow: fcName,
			indicator: "explicit-key-ind",
			next: key ?? sep?.[0],
			offset,
			onError,
			parentIndent: fc.indent,
			startOnNewline: false
		});
		if (!props.found) {
			if (!props.anchor && !props.tag && !sep && !value) {
				if (i === 0 && props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
				else if (i < fc.items.length - 1) onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
				if (props.comment) {
					if (coll.comment) coll.comment += "\n" + props.comment;
					else coll.comment = props.comment;
				}
				offset = props.end;
				continue;
			}
			if (!isMap && ctx.options.strict && containsNewline(key)) onError(key, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
		}
		if (i === 0) {
			if (props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
		} else {
			if (!props.comma) onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
			if (props.comment) {
				let prevItemComment = "";
				loop: for (const st of start) switch (st.type) {
					case "comma":
					case "space": break;
					case "comment":
						prevItemComment = st.source.substring(1);
						break loop;
					default: break loop;
				}
				if (prevItemComment) {
					let prev = coll.items[coll.items.length - 1];
					if (isPair(prev)) prev = prev.value ?? prev.key;
					if (prev.comment) prev.comment += "\n" + prevItemComment;
					else prev.comment = prevItemComment;
					props.comment = props.comment.substring(prevItemComment.length + 1);
				}
			}
		}
		if (!isMap && !sep && !props.found) {
			const valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
			coll.items.push(valueNode);
			offset = valueNode.range[2];
			if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
		} else {
			ctx.atKey = true;
			const keyStart = props.end;
			const keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
			if (isBlock(key)) onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
			ctx.atKey = false;
			const valueProps = resolveProps(sep ?? [], {
				flow: fcName,
				indicator: "map-value-ind",
				next: value,
				offset: keyNode.range[2],
				onError,
				parentIndent: fc.indent,
				startOnNewline: false
			});
			if (valueProps.found) {
				if (!isMap && !props.found && ctx.options.strict) {
					if (sep) for (const st of sep) {
						if (st === valueProps.found) break;
						if (st.type === "newline") {
							onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
							break;
						}
					}
					if (props.start < valueProps.found.offset - 1024) onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
				}
			} else if (value) {
				if ("source" in value && value.source?.[0] === ":") onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
				else onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
			}
			const valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
			if (valueNode) {
				if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
			} else if (valueProps.comment) {
				if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
				else keyNode.comment = valueProps.comment;
			}
			const pair = new Pair(keyNode, valueNode);
			if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
			if (isMap) {
				const map = coll;
				if (mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
				map.items.push(pair);
			} else {
				const map = new YAMLMap(ctx.schema);
				map.flow = true;
				map.items.push(pair);
				const endRange = (valueNode ?? keyNode).range;
				map.range = [
					keyNode.range[0],
					endRange[1],
					endRange[2]
				];
				coll.items.push(map);
			}
			offset = valueNode ? valueNode.range[2] : valueProps.end;
		}
	}
	const expectedEnd = isMap ? "}" : "]";
	const [ce, ...ee] = fc.end;
	let cePos = offset;
	if (ce?.source === expectedEnd) cePos = ce.offset + ce.source.length;
	else {
		const name = fcName[0].toUpperCase() + fcName.substring(1);
		const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
		onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
		if (ce && ce.source.length !== 1) ee.unshift(ce);
	}
	if (ee.length > 0) {
		const end = resolveEnd(ee, cePos, ctx.options.strict, onError);
		if (end.comment) {
			if (coll.comment) coll.comment += "\n" + end.comment;
			else coll.comment = end.comment;
		}
		coll.range = [
			fc.offset,
			cePos,
			end.offset
		];
	} else coll.range = [
		fc.offset,
		cePos,
		cePos
	];
	return coll;
}

// node_modules/yaml/browser/dist/compose/compose-collection.js
function resolveCollection(CN, ctx, token, onError, tagName, tag) {
	const coll = token.type === "block-map" ? resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection(CN, ctx, token, onError, tag);
	const Coll = coll.constructor;
	if (tagName === "!" || tagName === Coll.tagName) {
		coll.tag = Coll.tagName;
		return coll;
	}
	if (tagName) coll.tag = tagName;
	return coll;
}
function composeCollection(CN, ctx, token, props, onError) {
	const tagToken = props.tag;
	const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
	if (token.type === "block-seq") {
		const { anchor, newlineAfterProp: nl } = props;
		const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
		if (lastProp && (!nl || nl.offset < lastProp.offset)) onError(lastProp, "MISSING_CHAR", "Missing newline after block sequence props");
	}
	const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
	if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.tagName && expType === "seq") return resolveCollection(CN, ctx, token, onError, tagName);
	let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
	if (!tag) {
		const kt = ctx.schema.knownTags[tagName];
		if (kt?.collection === expType) {
			ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
			tag = kt;
		} else {
			if (kt) onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
			else onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
			return resolveCollection(CN, ctx, token, onError, tagName);
		}
	}
	const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
	const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
	const node = isNode(res) ? res : new Scalar(res);
	node.range = coll.range;
	node.tag = tagName;
	if (tag?.format) node.format = tag.format;
	return node;
}

// node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function resolveBlockScalar(ctx, scalar, onError) {
	const start = scalar.offset;
	const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
	if (!header) return {
		value: "",
		type: null,
		comment: "",
		range: [
			start,
			start,
			start
		]
	};
	const type = header.mode === ">" ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL;
	const lines = scalar.source ? splitLines(scalar.source) : [];
	let chompStart = lines.length;
	for (let i = lines.length - 1; i >= 0; --i) {
		const content = lines[i][1];
		if (content === "" || content === "\r") chompStart = i;
		else break;
	}
	if (chompStart === 0) {
		const value = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
		let end = start + header.length;
		if (scalar.source) end += scalar.source.length;
		return {
			value,
			type,
			comment: header.comment,
			range: [
				start,
				end,
				end
			]
		};
	}
	let trimIndent = scalar.indent + header.indent;
	let offset = scalar.offset + header.length;
	let contentStart = 0;
	for (let i = 0; i < chompStart; ++i) {
		const [indent, content] = lines[i];
		if (content === "" || content === "\r") {
			if (header.indent === 0 && indent.length > trimIndent) trimIndent = indent.length;
		} else {
			if (indent.length < trimIndent) onError(offset + indent.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator");
			if (header.indent === 0) trimIndent = indent.length;
			contentStart = i;
			if (trimIndent === 0 && !ctx.atRoot) onError(offset, "BAD_INDENT", "Block scalar values in collections must be indented");
			break;
		}
		offset += indent.length + content.length + 1;
	}
	for (let i = lines.length - 1; i >= chompStart; --i) if (lines[i][0].length > trimIndent) chompStart = i + 1;
	let value = "";
	let sep = "";
	let prevMoreIndented = false;
	for (let i = 0; i < contentStart; ++i) value += lines[i][0].slice(trimIndent) + "\n";
	for (let i = contentStart; i < chompStart; ++i) {
		let [indent, content] = lines[i];
		offset += indent.length + content.length + 1;
		const crlf = content[content.length - 1] === "\r";
		if (crlf) content = content.slice(0, -1);
		/* istanbul ignore if already caught in lexer */
		if (content && indent.length < trimIndent) {
			const message = `Block scalar lines must not be less indented than their ${header.indent ? "explicit indentation indicator" : "first line"}`;
			onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
			indent = "";
		}
		if (type === Scalar.BLOCK_LITERAL) {
			value += sep + indent.slice(trimIndent) + content;
			sep = "\n";
		} else if (indent.length > trimIndent || content[0] === "	") {
			if (sep === " ") sep = "\n";
			else if (!prevMoreIndented && sep === "\n") sep = "\n\n";
			value += sep + indent.slice(trimIndent) + content;
			sep = "\n";
			prevMoreIndented = true;
		} else if (content === "") {
			if (sep === "\n") value += "\n";
			else sep = "\n";
		} else {
			value += sep + content;
			sep = " ";
			prevMoreIndented = false;
		}
	}
	switch (header.chomp) {
		case "-": break;
		case "+":
			for (let i = chompStart; i < lines.length; ++i) value += "\n" + lines[i][0].slice(trimIndent);
			if (value[value.length - 1] !== "\n") value += "\n";
			break;
		default: value += "\n";
	}
	const end = start + header.length + scalar.source.length;
	return {
		value,
		type,
		comment: header.comment,
		range: [
			start,
			end,
			end
		]
	};
}
function parseBlockScalarHeader({ offset, props }, strict, onError) {
	/* istanbul ignore if should not happen */
	if (props[0].type !== "block-scalar-header") {
		onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
		return null;
	}
	const { source } = props[0];
	const mode = source[0];
	let indent = 0;
	let chomp = "";
	let error = -1;
	for (let i = 1; i < source.length; ++i) {
		const ch = source[i];
		if (!chomp && (ch === "-" || ch === "+")) chomp = ch;
		else {
			const n = Number(ch);
			if (!indent && n) indent = n;
			else if (error === -1) error = offset + i;
		}
	}
	if (error !== -1) onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
	let hasSpace = false;
	let comment = "";
	let length = source.length;
	for (let i = 1; i < props.length; ++i) {
		const token = props[i];
		switch (token.type) {
			case "space": hasSpace = true;
			case "newline":
				length += token.source.length;
				break;
			case "comment":
				if (strict && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
				length += token.source.length;
				comment = token.source.substring(1);
				break;
			case "error":
				onError(token, "UNEXPECTED_TOKEN", token.message);
				length += token.source.length;
				break;
			/* istanbul ignore next should not happen */
			default: {
				onError(token, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${token.type}`);
				const ts = token.source;
				if (ts && typeof ts === "string") length += ts.length;
			}
		}
	}
	return {
		mode,
		indent,
		chomp,
		comment,
		length
	};
}
/** @returns Array of lines split up as `[indent, content]` */
function splitLines(source) {
	const split = source.split(/\n( *)/);
	const first = split[0];
	const m = first.match(/^( *)/);
	const lines = [m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first]];
	for (let i = 1; i < split.length; i += 2) lines.push([split[i], split[i + 1]]);
	return lines;
}

// node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function resolveFlowScalar(scalar, strict, onError) {
	const { offset, type, source, end } = scalar;
	let _type;
	let value;
	const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
	switch (type) {
		case "scalar":
			_type = Scalar.PLAIN;
			value = plainValue(source, _onError);
			break;
		case "single-quoted-scalar":
			_type = Scalar.QUOTE_SINGLE;
			value = singleQuotedValue(source, _onError);
			break;
		case "double-quoted-scalar":
			_type = Scalar.QUOTE_DOUBLE;
			value = doubleQuotedValue(source, _onError);
			break;
		/* istanbul ignore next should not happen */
		default:
			onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
			return {
				value: "",
				type: null,
				comment: "",
				range: [
					offset,
					offset + source.length,
					offset + source.length
				]
			};
	}
	const valueEnd = offset + source.length;
	const re = resolveEnd(end, valueEnd, strict, onError);
	return {
		value,
		type: _type,
		comment: re.comment,
		range: [
			offset,
			valueEnd,
			re.offset
		]
	};
}
function plainValue(source, onError) {
	let badChar = "";
	switch (source[0]) {
		/* istanbul ignore next should not happen */
		case "	":
			badChar = "a tab character";
			break;
		case ",":
			badChar = "flow indicator character ,";
			break;
		case "%":
			badChar = "directive indicator character %";
			break;
		case "|":
		case ">":
			badChar = `block scalar indicator ${source[0]}`;
			break;
		case "@":
		case "`": badChar = `reserved character ${source[0]}`;
	}
	if (badChar) onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
	return unfoldLines(source);
}
function singleQuotedValue(source, onError) {
	if (source[source.length - 1] !== "'" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
	return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
}
function unfoldLines(source) {
	const line = /(.*?)\r?\n/sy;
	let match = line.exec(source);
	if (!match) return source;
	/**
	* The negative lookbehinds in these RegExps are to
	* prevent causing a polynomial search time in certain cases.
	*
	* The try-catch is for Safari < 16.4 and other old browsers:
	* https://caniuse.com/js-regexp-lookbehind
	*/
	let trimEnd, trimBoth;
	try {
		trimEnd = new RegExp("(?<![ 	])[ 	]+$");
		trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
	} catch {
		trimEnd = /[ \t]+$/;
		trimBoth = /^[ \t]+|[ \t]+$/g;
	}
	let res = match[1].replace(trimEnd, "");
	let sep = " ";
	let pos = line.lastIndex;
	while (match = line.exec(source)) {
		const lm = match[1].replace(trimBoth, "");
		if (lm === "") {
			if (sep === "\n") res += sep;
			else sep = "\n";
		} else {
			res += sep + lm;
			sep = " ";
		}
		pos = line.lastIndex;
	}
	const last = /[ \t]*(.*)/sy;
	last.lastIndex = pos;
	match = last.exec(source);
	return res + sep + (match?.[1] ?? "");
}
function doubleQuotedValue(source, onError) {
	let res = "";
	for (let i = 1; i < source.length - 1; ++i) {
		const ch = source[i];
		if (ch === "\r" && source[i + 1] === "\n") continue;
		if (ch === "\n") {
			const { fold, offset } = foldNewline(source, i);
			res += fold;
			i = offset;
		} else if (ch === "\\") {
			let next = source[++i];
			const cc = escapeCodes[next];
			if (cc) res += cc;
			else if (next === "\n") {
				next = source[i + 1];
				while (next === " " || next === "	") next = source[++i + 1];
			} else if (next === "\r" && source[i + 1] === "\n") {
				next = source[++i + 1];
				while (next === " " || next === "	") next = source[++i + 1];
			} else if (next === "x" || next === "u" || next === "U") {
				const length = next === "x" ? 2 : next === "u" ? 4 : 8;
				res += parseCharCode(source, i + 1, length, onError);
				i += length;
			} else {
				const raw = source.substr(i - 1, 2);
				onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
				res += raw;
			}
		} else if (ch === " " || ch === "	") {
			const wsStart = i;
			let next = source[i + 1];
			while (next === " " || next === "	") next = source[++i + 1];
			if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n")) res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
		} else res += ch;
	}
	if (source[source.length - 1] !== "\"" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing \"quote");
	return res;
}
/**
* Fold a single newline into a space, multiple newlines to N - 1 newlines.
* Presumes `source[offset] === '\n'`
*/
function foldNewline(source, offset) {
	let fold = "";
	let ch = source[offset + 1];
	while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
		if (ch === "\r" && source[offset + 2] !== "\n") break;
		if (ch === "\n") fold += "\n";
		offset += 1;
		ch = source[offset + 1];
	}
	if (!fold) fold = " ";
	return {
		fold,
		offset
	};
}
const escapeCodes = {
	"0": "\0",
	a: "\x07",
	b: "\b",
	e: "\x1B",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	",
	v: "\v",
	N: "\u0085",
	_: "\xA0",
	L: "\u2028",
	P: "\u2029",
	" ": " ",
	"\"": "\"",
	"/": "/",
	"\\": "\\",
	"	": "	"
};
function parseCharCode(source, offset, length, onError) {
	const cc = source.substr(offset, length);
	const code = cc.length === length && /^[0-9a-fA-F]+$/.test(cc) ? parseInt(cc, 16) : NaN;
	try {
		return String.fromCodePoint(code);
	} catch {
		const raw = source.substr(offset - 2, length + 2);
		onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
		return raw;
	}
}

// node_modules/yaml/browser/dist/compose/compose-scalar.js
function composeScalar(ctx, token, tagToken, onError) {
	const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar(ctx, token, onError) : resolveFlowScalar(token, ctx.options.strict, onError);
	const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
	let tag;
	if (ctx.options.stringKeys && ctx.atKey) tag = ctx.schema[SCALAR$1];
	else if (tagName) tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
	else if (token.type === "scalar") tag = findScalarTagByTest(ctx, value, token, onError);
	else tag = ctx.schema[SCALAR$1];
	let scalar;
	try {
		const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
		scalar = isScalar(res) ? res : new Scalar(res);
	} catch (error) {
		const msg = error instanceof Error ? error.message : String(error);
		onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
		scalar = new Scalar(value);
	}
	scalar.range = range;
	scalar.source = value;
	if (type) scalar.type = type;
	if (tagName) scalar.tag = tagName;
	if (tag.format) scalar.format = tag.format;
	if (comment) scalar.comment = comment;
	return scalar;
}
function findScalarTagByName(schema, value, tagName, tagToken, onError) {
	if (tagName === "!") return schema[SCALAR$1];
	const matchWithTest = [];
	for (const tag of schema.tags) if (!tag.collection && tag.tag === tagName) {
		if (tag.default && tag.test) matchWithTest.push(tag);
		else return tag;
	}
	for (const tag of matchWithTest) if (tag.test?.test(value)) return tag;
	const kt = schema.knownTags[tagName];
	if (kt && !kt.collection) {
		schema.tags.push(Object.assign({}, kt, {
			default: false,
			test: void 0
		}));
		return kt;
	}
	onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
	return schema[SCALAR$1];
}
function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
	const tag = schema.tags.find((tag) => (tag.default === true || atKey && tag.default === "key") && tag.test?.test(value)) || schema[SCALAR$1];
	if (schema.compat) {
		const compat = schema.compat.find((tag) => tag.default && tag.test?.test(value)) ?? schema[SCALAR$1];
		if (tag.tag !== compat.tag) onError(token, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${directives.tagString(tag.tag)} or ${directives.tagString(compat.tag)}`, true);
	}
	return tag;
}

// node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
function emptyScalarPosition(offset, before, pos) {
	if (before) {
		pos ?? (pos = before.length);
		for (let i = pos - 1; i >= 0; --i) {
			let st = before[i];
			switch (st.type) {
				case "space":
				case "comment":
				case "newline":
					offset -= st.source.length;
					continue;
			}
			st = before[++i];
			while (st?.type === "space") {
				offset += st.source.length;
				st = before[++i];
			}
			break;
		}
	}
	return offset;
}

// node_modules/yaml/browser/dist/compose/compose-node.js
const CN = {
	composeNode,
	composeEmptyNode
};
function composeNode(ctx, token, props, onError) {
	const atKey = ctx.atKey;
	const { spaceBefore, comment, anchor, tag } = props;
	let node;
	let isSrcToken = true;
	switch (token.type) {
		case "alias":
			node = composeAlias(ctx, token, onError);
			if (anchor || tag) onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
			break;
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "block-scalar":
			node = composeScalar(ctx, token, tag, onError);
			if (anchor) node.anchor = anchor.source.substring(1);
			break;
		case "block-map":
		case "block-seq":
		case "flow-collection":
			try {
				node = composeCollection(CN, ctx, token, props, onError);
				if (anchor) node.anchor = anchor.source.substring(1);
			} catch (error) {
				onError(token, "RESOURCE_EXHAUSTION", error instanceof Error ? error.message : String(error));
			}
			break;
		default:
			onError(token, "UNEXPECTED_TOKEN", token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`);
			isSrcToken = false;
	}
	node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
	if (anchor && node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
	if (atKey && ctx.options.stringKeys && (!isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) onError(tag ?? token, "NON_STRING_KEY", "With stringKeys, all keys must be strings");
	if (spaceBefore) node.spaceBefore = true;
	if (comment) {
		if (token.type === "scalar" && token.source === "") node.comment = comment;
		else node.commentBefore = comment;
	}
	if (ctx.options.keepSourceTokens && isSrcToken) node.srcToken = token;
	return node;
}
function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
	const token = {
		type: "scalar",
		offset: emptyScalarPosition(offset, before, pos),
		indent: -1,
		source: ""
	};
	const node = composeScalar(ctx, token, tag, onError);
	if (anchor) {
		node.anchor = anchor.source.substring(1);
		if (node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
	}
	if (spaceBefore) node.spaceBefore = true;
	if (comment) {
		node.comment = comment;
		node.range[2] = end;
	}
	return node;
}
function composeAlias({ options }, { offset, source, end }, onError) {
	const alias = new Alias(source.substring(1));
	if (alias.source === "") onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
	if (alias.source.endsWith(":")) onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
	const valueEnd = offset + source.length;
	const re = resolveEnd(end, valueEnd, options.strict, onError);
	alias.range = [
		offset,
		valueEnd,
		re.offset
	];
	if (re.comment) alias.comment = re.comment;
	return alias;
}

// node_modules/yaml/browser/dist/compose/compose-doc.js
function composeDoc(options, directives, { offset, start, value, end }, onError) {
	const opts = Object.assign({ _directives: directives }, options);
	const doc = new Document(void 0, opts);
	const ctx = {
		atKey: false,
		atRoot: true,
		directives: doc.directives,
		options: doc.options,
		schema: doc.schema
	};
	const props = resolveProps(start, {
		indicator: "doc-start",
		next: value ?? end?.[0],
		offset,
		onError,
		parentIndent: 0,
		startOnNewline: true
	});
	if (props.found) {
		doc.directives.docStart = true;
		if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline) onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
	}
	doc.contents = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
	const contentEnd = doc.contents.range[2];
	const re = resolveEnd(end, contentEnd, false, onError);
	if (re.comment) doc.comment = re.comment;
	doc.range = [
		offset,
		contentEnd,
		re.offset
	];
	return doc;
}

// node_modules/yaml/browser/dist/compose/composer.js
function getErrorPos(src) {
	if (typeof src === "number") return [src, src + 1];
	if (Array.isArray(src)) return src.length === 2 ? src : [src[0], src[1]];
	const { offset, source } = src;
	return [offset, offset + (typeof source === "string" ? source.length : 1)];
}
function parsePrelude(prelude) {
	let comment = "";
	let atComment = false;
	let afterEmptyLine = false;
	for (let i = 0; i < prelude.length; ++i) {
		const source = prelude[i];
		switch (source[0]) {
			case "#":
				comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
				atComment = true;
				afterEmptyLine = false;
				break;
			case "%":
				if (prelude[i + 1]?.[0] !== "#") i += 1;
				atComment = false;
				break;
			default:
				if (!atComment) afterEmptyLine = true;
				atComment = false;
		}
	}
	return {
		comment,
		afterEmptyLine
	};
}
/**
* Compose a stream of CST nodes into a stream of YAML Documents.
*
* ```ts
* import { Composer, Parser } from 'yaml'
*
* const src: string = ...
* const tokens = new Parser().parse(src)
* const docs = new Composer().compose(tokens)
* ```
*/
var Composer = class {
	constructor(options = {}) {
		this.doc = null;
		this.atDirectives = false;
		this.prelude = [];
		this.errors = [];
		this.warnings = [];
		this.onError = (source, code, message, warning) => {
			const pos = getErrorPos(source);
			if (warning) this.warnings.push(new YAMLWarning(pos, code, message));
			else this.errors.push(new YAMLParseError(pos, code, message));
		};
		this.directives = new Directives({ version: options.version || "1.2" });
		this.options = options;
	}
	decorate(doc, afterDoc) {
		const { comment, afterEmptyLine } = parsePrelude(this.prelude);
		if (comment) {
			const dc = doc.contents;
			if (afterDoc) doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
			else if (afterEmptyLine || doc.directives.docStart || !dc) doc.commentBefore = comment;
			else if (isCollection(dc) && !dc.flow && dc.items.length > 0) {
				let it = dc.items[0];
				if (isPair(it)) it = it.key;
				const cb = it.commentBefore;
				it.commentBefore = cb ? `${comment}\n${cb}` : comment;
			} else {
				const cb = dc.commentBefore;
				dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
			}
		}
		if (afterDoc) {
			for (let i = 0; i < this.errors.length; ++i) doc.errors.push(this.errors[i]);
			for (let i = 0; i < this.warnings.length; ++i) doc.warnings.push(this.warnings[i]);
		} else {
			doc.errors = this.errors;
			doc.warnings = this.warnings;
		}
		this.prelude = [];
		this.errors = [];
		this.warnings = [];
	}
	/**
	* Current stream status information.
	*
	* Mostly useful at the end of input for an empty stream.
	*/
	streamInfo() {
		return {
			comment: parsePrelude(this.prelude).comment,
			directives: this.directives,
			errors: this.errors,
			warnings: this.warnings
		};
	}
	/**
	* Compose tokens into documents.
	*
	* @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
	* @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
	*/
	*compose(tokens, forceDoc = false, endOffset = -1) {
		for (const token of tokens) yield* this.next(token);
		yield* this.end(forceDoc, endOffset);
	}
	/** Advance the composer by one CST token. */
	*next(token) {
		switch (token.type) {
			case "directive":
				this.directives.add(token.source, (offset, message, warning) => {
					const pos = getErrorPos(token);
					pos[0] += offset;
					this.onError(pos, "BAD_DIRECTIVE", message, warning);
				});
				this.prelude.push(token.source);
				this.atDirectives = true;
				break;
			case "document": {
				const doc = composeDoc(this.options, this.directives, token, this.onError);
				if (this.atDirectives && !doc.directives.docStart) this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
				this.decorate(doc, false);
				if (this.doc) yield this.doc;
				this.doc = doc;
				this.atDirectives = false;
				break;
			}
			case "byte-order-mark":
			case "space": break;
			case "comment":
			case "newline":
				this.prelude.push(token.source);
				break;
			case "error": {
				const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
				const error = new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
				if (this.atDirectives || !this.doc) this.errors.push(error);
				else this.doc.errors.push(error);
				break;
			}
			case "doc-end": {
				if (!this.doc) {
					this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
					break;
				}
				this.doc.directives.docEnd = true;
				const end = resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
				this.decorate(this.doc, true);
				if (end.comment) {
					const dc = this.doc.comment;
					this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
				}
				this.doc.range[2] = end.offset;
				break;
			}
			default: this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
		}
	}
	/**
	* Call at end of input to yield any remaining document.
	*
	* @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
	* @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
	*/
	*end(forceDoc = false, endOffset = -1) {
		if (this.doc) {
			this.decorate(this.doc, true);
			yield this.doc;
			this.doc = null;
		} else if (forceDoc) {
			const opts = Object.assign({ _directives: this.directives }, this.options);
			const doc = new Document(void 0, opts);
			if (this.atDirectives) this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
			doc.range = [
				0,
				endOffset,
				endOffset
			];
			this.decorate(doc, false);
			yield doc;
		}
	}
};

// node_modules/yaml/browser/dist/parse/cst.js
/** The byte order mark */
const BOM = "\ufeff";
/** Start of doc-mode */
const DOCUMENT = "";
/** Unexpected end of flow-mode */
const FLOW_END = "";
/** Next token is a scalar value */
const SCALAR = "";
/** Identify the type of a lexer token. May return `null` for unknown tokens. */
function tokenType(source) {
	switch (source) {
		case "\ufeff": return "byte-order-mark";
		case "": return "doc-mode";
		case "": return "flow-error-end";
		case "": return "scalar";
		case "---": return "doc-start";
		case "...": return "doc-end";
		case "":
		case "\n":
		case "\r\n": return "newline";
		case "-": return "seq-item-ind";
		case "?": return "explicit-key-ind";
		case ":": return "map-value-ind";
		case "{": return "flow-map-start";
		case "}": return "flow-map-end";
		case "[": return "flow-seq-start";
		case "]": return "flow-seq-end";
		case ",": return "comma";
	}
	switch (source[0]) {
		case " ":
		case "	": return "space";
		case "#": return "comment";
		case "%": return "directive-line";
		case "*": return "alias";
		case "&": return "anchor";
		case "!": return "tag";
		case "'": return "single-quoted-scalar";
		case "\"": return "double-quoted-scalar";
		case "|":
		case ">": return "block-scalar-header";
	}
	return null;
}

// node_modules/yaml/browser/dist/parse/lexer.js
function isEmpty(ch) {
	switch (ch) {
		case void 0:
		case " ":
		case "\n":
		case "\r":
		case "	": return true;
		default: return false;
	}
}
const hexDigits = /* @__PURE__ */ new Set("0123456789ABCDEFabcdef");
const tagChars = /* @__PURE__ */ new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
const flowIndicatorChars = /* @__PURE__ */ new Set(",[]{}");
const invalidAnchorChars = /* @__PURE__ */ new Set(" ,[]{}\n\r	");
const isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
/**
* Splits an input string into lexical tokens, i.e. smaller strings that are
* easily identifiable by `tokens.tokenType()`.
*
* Lexing starts always in a "stream" context. Incomplete input may be buffered
* until a complete token can be emitted.
*
* In addition to slices of the original input, the following control characters
* may also be emitted:
*
* - `\x02` (Start of Text): A document starts with the next token
* - `\x18` (Cancel): Unexpected end of flow-mode (indicates an error)
* - `\x1f` (Unit Separator): Next token is a scalar value
* - `\u{FEFF}` (Byte order mark): Emitted separately outside documents
*/
var Lexer = class {
	constructor() {
		/**
		* Flag indicating whether the end of the current buffer marks the end of
		* all input
		*/
		this.atEnd = false;
		/**
		* Explicit indent set in block scalar header, as an offset from the current
		* minimum indent, so e.g. set to 1 from a header `|2+`. Set to -1 if not
		* explicitly set.
		*/
		this.blockScalarIndent = -1;
		/**
		* Block scalars that include a + (keep) chomping indicator in their header
		* include trailing empty lines, which are otherwise excluded from the
		* scalar's contents.
		*/
		this.blockScalarKeep = false;
		/** Current input */
		this.buffer = "";
		/**
		* Flag noting whether the map value indicator : can immediately follow this
		* node within a flow context.
		*/
		this.flowKey = false;
		/** Count of surrounding flow collection levels. */
		this.flowLevel = 0;
		/**
		* Minimum level of indentation required for next lines to be parsed as a
		* part of the current scalar value.
		*/
		this.indentNext = 0;
		/** Indentation level of the current line. */
		this.indentValue = 0;
		/** Position of the next \n character. */
		this.lineEndPos = null;
		/** Stores the state of the lexer if reaching the end of incpomplete input */
		this.next = null;
		/** A pointer to `buffer`; the current position of the lexer. */
		this.pos = 0;
	}
	/**
	* Generate YAML tokens from the `source` string. If `incomplete`,
	* a part of the last line may be left as a buffer for the next call.
	*
	* @returns A generator of lexical tokens
	*/
	*lex(source, incomplete = false) {
		if (source) {
			if (typeof source !== "string") throw TypeError("source is not a string");
			this.buffer = this.buffer ? this.buffer + source : source;
			this.lineEndPos = null;
		}
		this.atEnd = !incomplete;
		let next = this.next ?? "stream";
		while (next && (incomplete || this.hasChars(1))) next = yield* this.parseNext(next);
	}
	atLineEnd() {
		let i = this.pos;
		let ch = this.buffer[i];
		while (ch === " " || ch === "	") ch = this.buffer[++i];
		if (!ch || ch === "#" || ch === "\n") return true;
		if (ch === "\r") return this.buffer[i + 1] === "\n";
		return false;
	}
	charAt(n) {
		return this.buffer[this.pos + n];
	}
	continueScalar(offset) {
		let ch = this.buffer[offset];
		if (this.indentNext > 0) {
			let indent = 0;
			while (ch === " ") ch = this.buffer[++indent + offset];
			if (ch === "\r") {
				const next = this.buffer[indent + offset + 1];
				if (next === "\n" || !next && !this.atEnd) return offset + indent + 1;
			}
			return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
		}
		if (ch === "-" || ch === ".") {
			const dt = this.buffer.substr(offset, 3);
			if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3])) return -1;
		}
		return offset;
	}
	getLine() {
		let end = this.lineEndPos;
		if (typeof end !== "number" || end !== -1 && end < this.pos) {
			end = this.buffer.indexOf("\n", this.pos);
			this.lineEndPos = end;
		}
		if (end === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
		if (this.buffer[end - 1] === "\r") end -= 1;
		return this.buffer.substring(this.pos, end);
	}
	hasChars(n) {
		return this.pos + n <= this.buffer.length;
	}
	setNext(state) {
		this.buffer = this.buffer.substring(this.pos);
		this.pos = 0;
		this.lineEndPos = null;
		this.next = state;
		return null;
	}
	peek(n) {
		return this.buffer.substr(this.pos, n);
	}
	*parseNext(next) {
		switch (next) {
			case "stream": return yield* this.parseStream();
			case "line-start": return yield* this.parseLineStart();
			case "block-start": return yield* this.parseBlockStart();
			case "doc": return yield* this.parseDocument();
			case "flow": return yield* this.parseFlowCollection();
			case "quoted-scalar": return yield* this.parseQuotedScalar();
			case "block-scalar": return yield* this.parseBlockScalar();
			case "plain-scalar": return yield* this.parsePlainScalar();
		}
	}
	*parseStream() {
		let line = this.getLine();
		if (line === null) return this.setNext("stream");
		if (line[0] === "\ufeff") {
			yield* this.pushCount(1);
			line = line.substring(1);
		}
		if (line[0] === "%") {
			let dirEnd = line.length;
			let cs = line.indexOf("#");
			while (cs !== -1) {
				const ch = line[cs - 1];
				if (ch === " " || ch === "	") {
					dirEnd = cs - 1;
					break;
				} else cs = line.indexOf("#", cs + 1);
			}
			while (true) {
				const ch = line[dirEnd - 1];
				if (ch === " " || ch === "	") dirEnd -= 1;
				else break;
			}
			const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
			yield* this.pushCount(line.length - n);
			this.pushNewline();
			return "stream";
		}
		if (this.atLineEnd()) {
			const sp = yield* this.pushSpaces(true);
			yield* this.pushCount(line.length - sp);
			yield* this.pushNewline();
			return "stream";
		}
		yield "";
		return yield* this.parseLineStart();
	}
	*parseLineStart() {
		const ch = this.charAt(0);
		if (!ch && !this.atEnd) return this.setNext("line-start");
		if (ch === "-" || ch === ".") {
			if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
			const s = this.peek(3);
			if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
				yield* this.pushCount(3);
				this.indentValue = 0;
				this.indentNext = 0;
				return s === "---" ? "doc" : "stream";
			}
		}
		this.indentValue = yield* this.pushSpaces(false);
		if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1))) this.indentNext = this.indentValue;
		return yield* this.parseBlockStart();
	}
	*parseBlockStart() {
		const [ch0, ch1] = this.peek(2);
		if (!ch1 && !this.atEnd) return this.setNext("block-start");
		if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
			const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
			this.indentNext = this.indentValue + 1;
			this.indentValue += n;
			return "block-start";
		}
		return "doc";
	}
	*parseDocument() {
		yield* this.pushSpaces(true);
		const line = this.getLine();
		if (line === null) return this.setNext("doc");
		let n = yield* this.pushIndicators();
		switch (line[n]) {
			case "#": yield* this.pushCount(line.length - n);
			case void 0:
				yield* this.pushNewline();
				return yield* this.parseLineStart();
			case "{":
			case "[":
				yield* this.pushCount(1);
				this.flowKey = false;
				this.flowLevel = 1;
				return "flow";
			case "}":
			case "]":
				yield* this.pushCount(1);
				return "doc";
			case "*":
				yield* this.pushUntil(isNotAnchorChar);
				return "doc";
			case "\"":
			case "'": return yield* this.parseQuotedScalar();
			case "|":
			case ">":
				n += yield* this.parseBlockScalarHeader();
				n += yield* this.pushSpaces(true);
				yield* this.pushCount(line.length - n);
				yield* this.pushNewline();
				return yield* this.parseBlockScalar();
			default: return yield* this.parsePlainScalar();
		}
	}
	*parseFlowCollection() {
		let nl, sp;
		let indent = -1;
		do {
			nl = yield* this.pushNewline();
			if (nl > 0) {
				sp = yield* this.pushSpaces(false);
				this.indentValue = indent = sp;
			} else sp = 0;
			sp += yield* this.pushSpaces(true);
		} while (nl + sp > 0);
		const line = this.getLine();
		if (line === null) return this.setNext("flow");
		if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
			if (!(indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}"))) {
				this.flowLevel = 0;
				yield "";
				return yield* this.parseLineStart();
			}
		}
		let n = 0;
		while (line[n] === ",") {
			n += yield* this.pushCount(1);
			n += yield* this.pushSpaces(true);
			this.flowKey = false;
		}
		n += yield* this.pushIndicators();
		switch (line[n]) {
			case void 0: return "flow";
			case "#":
				yield* this.pushCount(line.length - n);
				return "flow";
			case "{":
			case "[":
				yield* this.pushCount(1);
				this.flowKey = false;
				this.flowLevel += 1;
				return "flow";
			case "}":
			case "]":
				yield* this.pushCount(1);
				this.flowKey = true;
				this.flowLevel -= 1;
				return this.flowLevel ? "flow" : "doc";
			case "*":
				yield* this.pushUntil(isNotAnchorChar);
				return "flow";
			case "\"":
			case "'":
				this.flowKey = true;
				return yield* this.parseQuotedScalar();
			case ":": {
				const next = this.charAt(1);
				if (this.flowKey || isEmpty(next) || next === ",") {
					this.flowKey = false;
					yield* this.pushCount(1);
					yield* this.pushSpaces(true);
					return "flow";
				}
			}
			default:
				this.flowKey = false;
				return yield* this.parsePlainScalar();
		}
	}
	*parseQuotedScalar() {
		const quote = this.charAt(0);
		let end = this.buffer.indexOf(quote, this.pos + 1);
		if (quote === "'") while (end !== -1 && this.buffer[end + 1] === "'") end = this.buffer.indexOf("'", end + 2);
		else while (end !== -1) {
			let n = 0;
			while (this.buffer[end - 1 - n] === "\\") n += 1;
			if (n % 2 === 0) break;
			end = this.buffer.indexOf("\"", end + 1);
		}
		const qb = this.buffer.substring(0, end);
		let nl = qb.indexOf("\n", this.pos);
		if (nl !== -1) {
			while (nl !== -1) {
				const cs = this.continueScalar(nl + 1);
				if (cs === -1) break;
				nl = qb.indexOf("\n", cs);
			}
			if (nl !== -1) end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
		}
		if (end === -1) {
			if (!this.atEnd) return this.setNext("quoted-scalar");
			end = this.buffer.length;
		}
		yield* this.pushToIndex(end + 1, false);
		return this.flowLevel ? "flow" : "doc";
	}
	*parseBlockScalarHeader() {
		this.blockScalarIndent = -1;
		this.blockScalarKeep = false;
		let i = this.pos;
		while (true) {
			const ch = this.buffer[++i];
			if (ch === "+") this.blockScalarKeep = true;
			else if (ch > "0" && ch <= "9") this.blockScalarIndent = Number(ch) - 1;
			else if (ch !== "-") break;
		}
		return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
	}
	*parseBlockScalar() {
		let nl = this.pos - 1;
		let indent = 0;
		let ch;
		loop: for (let i = this.pos; ch = this.buffer[i]; ++i) switch (ch) {
			case " ":
				indent += 1;
				break;
			case "\n":
				nl = i;
				indent = 0;
				break;
			case "\r": {
				const next = this.buffer[i + 1];
				if (!next && !this.atEnd) return this.setNext("block-scalar");
				if (next === "\n") break;
			}
			default: break loop;
		}
		if (!ch && !this.atEnd) return this.setNext("block-scalar");
		if (indent >= this.indentNext) {
			if (this.blockScalarIndent === -1) this.indentNext = indent;
			else this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
			do {
				const cs = this.continueScalar(nl + 1);
				if (cs === -1) break;
				nl = this.buffer.indexOf("\n", cs);
			} while (nl !== -1);
			if (nl === -1) {
				if (!this.atEnd) return this.setNext("block-scalar");
				nl = this.buffer.length;
			}
		}
		let i = nl + 1;
		ch = this.buffer[i];
		while (ch === " ") ch = this.buffer[++i];
		if (ch === "	") {
			while (ch === "	" || ch === " " || ch === "\r" || ch === "\n") ch = this.buffer[++i];
			nl = i - 1;
		} else if (!this.blockScalarKeep) do {
			let i = nl - 1;
			let ch = this.buffer[i];
			if (ch === "\r") ch = this.buffer[--i];
			const lastChar = i;
			while (ch === " ") ch = this.buffer[--i];
			if (ch === "\n" && i >= this.pos && i + 1 + indent > lastChar) nl = i;
			else break;
		} while (true);
		yield "";
		yield* this.pushToIndex(nl + 1, true);
		return yield* this.parseLineStart();
	}
	*parsePlainScalar() {
		const inFlow = this.flowLevel > 0;
		let end = this.pos - 1;
		let i = this.pos - 1;
		let ch;
		while (ch = this.buffer[++i]) if (ch === ":") {
			const next = this.buffer[i + 1];
			if (isEmpty(next) || inFlow && flowIndicatorChars.has(next)) break;
			end = i;
		} else if (isEmpty(ch)) {
			let next = this.buffer[i + 1];
			if (ch === "\r") {
				if (next === "\n") {
					i += 1;
					ch = "\n";
					next = this.buffer[i + 1];
				} else end = i;
			}
			if (next === "#" || inFlow && flowIndicatorChars.has(next)) break;
			if (ch === "\n") {
				const cs = this.continueScalar(i + 1);
				if (cs === -1) break;
				i = Math.max(i, cs - 2);
			}
		} else {
			if (inFlow && flowIndicatorChars.has(ch)) break;
			end = i;
		}
		if (!ch && !this.atEnd) return this.setNext("plain-scalar");
		yield "";
		yield* this.pushToIndex(end + 1, true);
		return inFlow ? "flow" : "doc";
	}
	*pushCount(n) {
		if (n > 0) {
			yield this.buffer.substr(this.pos, n);
			this.pos += n;
			return n;
		}
		return 0;
	}
	*pushToIndex(i, allowEmpty) {
		const s = this.buffer.slice(this.pos, i);
		if (s) {
			yield s;
			this.pos += s.length;
			return s.length;
		} else if (allowEmpty) yield "";
		return 0;
	}
	*pushIndicators() {
		let n = 0;
		loop: while (true) {
			switch (this.charAt(0)) {
				case "!":
					n += yield* this.pushTag();
					n += yield* this.pushSpaces(true);
					continue loop;
				case "&":
					n += yield* this.pushUntil(isNotAnchorChar);
					n += yield* this.pushSpaces(true);
					continue loop;
				case "-":
				case "?":
				case ":": {
					const inFlow = this.flowLevel > 0;
					const ch1 = this.charAt(1);
					if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
						if (!inFlow) this.indentNext = this.indentValue + 1;
						else if (this.flowKey) this.flowKey = false;
						n += yield* this.pushCount(1);
						n += yield* this.pushSpaces(true);
						continue loop;
					}
				}
			}
			break loop;
		}
		return n;
	}
	*pushTag() {
		if (this.charAt(1) === "<") {
			let i = this.pos + 2;
			let ch = this.buffer[i];
			while (!isEmpty(ch) && ch !== ">") ch = this.buffer[++i];
			return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
		} else {
			let i = this.pos + 1;
			let ch = this.buffer[i];
			while (ch) if (tagChars.has(ch)) ch = this.buffer[++i];
			else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) ch = this.buffer[i += 3];
			else break;
			return yield* this.pushToIndex(i, false);
		}
	}
	*pushNewline() {
		const ch = this.buffer[this.pos];
		if (ch === "\n") return yield* this.pushCount(1);
		else if (ch === "\r" && this.charAt(1) === "\n") return yield* this.pushCount(2);
		else return 0;
	}
	*pushSpaces(allowTabs) {
		let i = this.pos - 1;
		let ch;
		do
			ch = this.buffer[++i];
		while (ch === " " || allowTabs && ch === "	");
		const n = i - this.pos;
		if (n > 0) {
			yield this.buffer.substr(this.pos, n);
			this.pos = i;
		}
		return n;
	}
	*pushUntil(test) {
		let i = this.pos;
		let ch = this.buffer[i];
		while (!test(ch)) ch = this.buffer[++i];
		return yield* this.pushToIndex(i, false);
	}
};

// node_modules/yaml/browser/dist/parse/line-counter.js
/**
* Tracks newlines during parsing in order to provide an efficient API for
* determining the one-indexed `{ line, col }` position for any offset
* within the input.
*/
var LineCounter = class {
	constructor() {
		this.lineStarts = [];
		/**
		* Should be called in ascending order. Otherwise, call
		* `lineCounter.lineStarts.sort()` before calling `linePos()`.
		*/
		this.addNewLine = (offset) => this.lineStarts.push(offset);
		/**
		* Performs a binary search and returns the 1-indexed { line, col }
		* position of `offset`. If `line === 0`, `addNewLine` has never been
		* called or `offset` is before the first known newline.
		*/
		this.linePos = (offset) => {
			let low = 0;
			let high = this.lineStarts.length;
			while (low < high) {
				const mid = low + high >> 1;
				if (this.lineStarts[mid] < offset) low = mid + 1;
				else high = mid;
			}
			if (this.lineStarts[low] === offset) return {
				line: low + 1,
				col: 1
			};
			if (low === 0) return {
				line: 0,
				col: offset
			};
			const start = this.lineStarts[low - 1];
			return {
				line: low,
				col: offset - start + 1
			};
		};
	}
};

// node_modules/yaml/browser/dist/parse/parser.js
function includesToken(list, type) {
	for (let i = 0; i < list.length; ++i) if (list[i].type === type) return true;
	return false;
}
function findNonEmptyIndex(list) {
	for (let i = 0; i < list.length; ++i) switch (list[i].type) {
		case "space":
		case "comment":
		case "newline": break;
		default: return i;
	}
	return -1;
}
function isFlowToken(token) {
	switch (token?.type) {
		case "alias":
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "flow-collection": return true;
		default: return false;
	}
}
function getPrevProps(parent) {
	switch (parent.type) {
		case "document": return parent.start;
		case "block-map": {
			const it = parent.items[parent.items.length - 1];
			return it.sep ?? it.start;
		}
		case "block-seq": return parent.items[parent.items.length - 1].start;
		/* istanbul ignore next should not happen */
		default: return [];
	}
}
/** Note: May modify input array */
function getFirstKeyStartProps(prev) {
	if (prev.length === 0) return [];
	let i = prev.length;
	loop: while (--i >= 0) switch (prev[i].type) {
		case "doc-start":
		case "explicit-key-ind":
		case "map-value-ind":
		case "seq-item-ind":
		case "newline": break loop;
	}
	while (prev[++i]?.type === "space");
	return prev.splice(i, prev.length);
}
function arrayPushArray(target, source) {
	if (source.length < 1e5) Array.prototype.push.apply(target, source);
	else for (let i = 0; i < source.length; ++i) target.push(source[i]);
}
function fixFlowSeqItems(fc) {
	if (fc.start.type === "flow-seq-start") {
		for (const it of fc.items) if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
			if (it.key) it.value = it.key;
			delete it.key;
			if (isFlowToken(it.value)) {
				if (it.value.end) arrayPushArray(it.value.end, it.sep);
				else it.value.end = it.sep;
			} else arrayPushArray(it.start, it.sep);
			delete it.sep;
		}
	}
}
/**
* A YAML concrete syntax tree (CST) parser
*
* ```ts
* const src: string = ...
* for (const token of new Parser().parse(src)) {
*   // token: Token
* }
* ```
*
* To use the parser with a user-provided lexer:
*
* ```ts
* function* parse(source: string, lexer: Lexer) {
*   const parser = new Parser()
*   for (const lexeme of lexer.lex(source))
*     yield* parser.next(lexeme)
*   yield* parser.end()
* }
*
* const src: string = ...
* const lexer = new Lexer()
* for (const token of parse(src, lexer)) {
*   // token: Token
* }
* ```
*/
var Parser = class {
	/**
	* @param onNewLine - If defined, called separately with the start position of
	*   each new line (in `parse()`, including the start of input).
	*/
	constructor(onNewLine) {
		/** If true, space and sequence indicators count as indentation */
		this.atNewLine = true;
		/** If true, next token is a scalar value */
		this.atScalar = false;
		/** Current indentation level */
		this.indent = 0;
		/** Current offset since the start of parsing */
		this.offset = 0;
		/** On the same line with a block map key */
		this.onKeyLine = false;
		/** Top indicates the node that's currently being built */
		this.stack = [];
		/** The source of the current token, set in parse() */
		this.source = "";
		/** The type of the current token, set in parse() */
		this.type = "";
		this.lexer = new Lexer();
		this.onNewLine = onNewLine;
	}
	/**
	* Parse `source` as a YAML stream.
	* If `incomplete`, a part of the last line may be left as a buffer for the next call.
	*
	* Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
	*
	* @returns A generator of tokens representing each directive, document, and other structure.
	*/
	*parse(source, incomplete = false) {
		if (this.onNewLine && this.offset === 0) this.onNewLine(0);
		for (const lexeme of this.lexer.lex(source, incomplete)) yield* this.next(lexeme);
		if (!incomplete) yield* this.end();
	}
	/**
	* Advance the parser by the `source` of one lexical token.
	*/
	*next(source) {
		this.source = source;
		if (this.atScalar) {
			this.atScalar = false;
			yield* this.step();
			this.offset += source.length;
			return;
		}
		const type = tokenType(source);
		if (!type) {
			const message = `Not a YAML token: ${source}`;
			yield* this.pop({
				type: "error",
				offset: this.offset,
				message,
				source
			});
			this.offset += source.length;
		} else if (type === "scalar") {
			this.atNewLine = false;
			this.atScalar = true;
			this.type = "scalar";
		} else {
			this.type = type;
			yield* this.step();
			switch (type) {
				case "newline":
					this.atNewLine = true;
					this.indent = 0;
					if (this.onNewLine) this.onNewLine(this.offset + source.length);
					break;
				case "space":
					if (this.atNewLine && source[0] === " ") this.indent += source.length;
					break;
				case "explicit-key-ind":
				case "map-value-ind":
				case "seq-item-ind":
					if (this.atNewLine) this.indent += source.length;
					break;
				case "doc-mode":
				case "flow-error-end": return;
				default: this.atNewLine = false;
			}
			this.offset += source.length;
		}
	}
	/** Call at end of input to push out any remaining constructions */
	*end() {
		while (this.stack.length > 0) yield* this.pop();
	}
	get sourceToken() {
		return {
			type: this.type,
			offset: this.offset,
			indent: this.indent,
			source: this.source
		};
	}
	*step() {
		const top = this.peek(1);
		if (this.type === "doc-end" && top?.type !== "doc-end") {
			while (this.stack.length > 0) yield* this.pop();
			this.stack.push({
				type: "doc-end",
				offset: this.offset,
				source: this.source
			});
			return;
		}
		if (!top) return yield* this.stream();
		switch (top.type) {
			case "document": return yield* this.document(top);
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar": return yield* this.scalar(top);
			case "block-scalar": return yield* this.blockScalar(top);
			case "block-map": return yield* this.blockMap(top);
			case "block-seq": return yield* this.blockSequence(top);
			case "flow-collection": return yield* this.flowCollection(top);
			case "doc-end": return yield* this.documentEnd(top);
		}
		/* istanbul ignore next should not happen */
		yield* this.pop();
	}
	peek(n) {
		return this.stack[this.stack.length - n];
	}
	*pop(error) {
		const token = error ?? this.stack.pop();
		/* istanbul ignore if should not happen */
		if (!token) yield {
			type: "error",
			offset: this.offset,
			source: "",
			message: "Tried to pop an empty stack"
		};
		else if (this.stack.length === 0) yield token;
		else {
			const top = this.peek(1);
			if (token.type === "block-scalar") token.indent = "indent" in top ? top.indent : 0;
			else if (token.type === "flow-collection" && top.type === "document") token.indent = 0;
			if (token.type === "flow-collection") fixFlowSeqItems(token);
			switch (top.type) {
				case "document":
					top.value = token;
					break;
				case "block-scalar":
					top.props.push(token);
					break;
				case "block-map": {
					const it = top.items[top.items.length - 1];
					if (it.value) {
						top.items.push({
							start: [],
							key: token,
							sep: []
						});
						this.onKeyLine = true;
						return;
					} else if (it.sep) it.value = token;
					else {
						Object.assign(it, {
							key: token,
							sep: []
						});
						this.onKeyLine = !it.explicitKey;
						return;
					}
					break;
				}
				case "block-seq": {
					const it = top.items[top.items.length - 1];
					if (it.value) top.items.push({
						start: [],
						value: token
					});
					else it.value = token;
					break;
				}
				case "flow-collection": {
					const it = top.items[top.items.length - 1];
					if (!it || it.value) top.items.push({
						start: [],
						key: token,
						sep: []
					});
					else if (it.sep) it.value = token;
					else Object.assign(it, {
						key: token,
						sep: []
					});
					return;
				}
				/* istanbul ignore next should not happen */
				default:
					yield* this.pop();
					yield* this.pop(token);
			}
			if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
				const last = token.items[token.items.length - 1];
				if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
					if (top.type === "document") top.end = last.start;
					else top.items.push({ start: last.start });
					token.items.splice(-1, 1);
				}
			}
		}
	}
	*stream() {
		switch (this.type) {
			case "directive-line":
				yield {
					type: "directive",
					offset: this.offset,
					source: this.source
				};
				return;
			case "byte-order-mark":
			case "space":
			case "comment":
			case "newline":
				yield this.sourceToken;
				return;
			case "doc-mode":
			case "doc-start": {
				const doc = {
					type: "document",
					offset: this.offset,
					start: []
				};
				if (this.type === "doc-start") doc.start.push(this.sourceToken);
				this.stack.push(doc);
				return;
			}
		}
		yield {
			type: "error",
			offset: this.offset,
			message: `Unexpected ${this.type} token in YAML stream`,
			source: this.source
		};
	}
	*document(doc) {
		if (doc.value) return yield* this.lineEnd(doc);
		switch (this.type) {
			case "doc-start":
				if (findNonEmptyIndex(doc.start) !== -1) {
					yield* this.pop();
					yield* this.step();
				} else doc.start.push(this.sourceToken);
				return;
			case "anchor":
			case "tag":
			case "space":
			case "comment":
			case "newline":
				doc.start.push(this.sourceToken);
				return;
		}
		const bv = this.startBlockValue(doc);
		if (bv) this.stack.push(bv);
		else yield {
			type: "error",
			offset: this.offset,
			message: `Unexpected ${this.type} token in YAML document`,
			source: this.source
		};
	}
	*scalar(scalar) {
		if (this.type === "map-value-ind") {
			const start = getFirstKeyStartProps(getPrevProps(this.peek(2)));
			let sep;
			if (scalar.end) {
				sep = scalar.end;
				sep.push(this.sourceToken);
				delete scalar.end;
			} else sep = [this.sourceToken];
			const map = {
				type: "block-map",
				offset: scalar.offset,
				indent: scalar.indent,
				items: [{
					start,
					key: scalar,
					sep
				}]
			};
			this.onKeyLine = true;
			this.stack[this.stack.length - 1] = map;
		} else yield* this.lineEnd(scalar);
	}
	*blockScalar(scalar) {
		switch (this.type) {
			case "space":
			case "comment":
			case "newline":
				scalar.props.push(this.sourceToken);
				return;
			case "scalar":
				scalar.source = this.source;
				this.atNewLine = true;
				this.indent = 0;
				if (this.onNewLine) {
					let nl = this.source.indexOf("\n") + 1;
					while (nl !== 0) {
						this.onNewLine(this.offset + nl);
						nl = this.source.indexOf("\n", nl) + 1;
					}
				}
				yield* this.pop();
				break;
			/* istanbul ignore next should not happen */
			default:
				yield* this.pop();
				yield* this.step();
		}
	}
	*blockMap(map) {
		const it = map.items[map.items.length - 1];
		switch (this.type) {
			case "newline":
				this.onKeyLine = false;
				if (it.value) {
					const end = "end" in it.value ? it.value.end : void 0;
					if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
					else map.items.push({ start: [this.sourceToken] });
				} else if (it.sep) it.sep.push(this.sourceToken);
				else it.start.push(this.sourceToken);
				return;
			case "space":
			case "comment":
				if (it.value) map.items.push({ start: [this.sourceToken] });
				else if (it.sep) it.sep.push(this.sourceToken);
				else {
					if (this.atIndentedComment(it.start, map.indent)) {
						const end = map.items[map.items.length - 2]?.value?.end;
						if (Array.isArray(end)) {
							arrayPushArray(end, it.start);
							end.push(this.sourceToken);
							map.items.pop();
							return;
						}
					}
					it.start.push(this.sourceToken);
				}
				return;
		}
		if (this.indent >= map.indent) {
			const atMapIndent = !this.onKeyLine && this.indent === map.indent;
			const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
			let start = [];
			if (atNextItem && it.sep && !it.value) {
				const nl = [];
				for (let i = 0; i < it.sep.length; ++i) {
					const st = it.sep[i];
					switch (st.type) {
						case "newline":
							nl.push(i);
							break;
						case "space": break;
						case "comment":
							if (st.indent > map.indent) nl.length = 0;
							break;
						default: nl.length = 0;
					}
				}
				if (nl.length >= 2) start = it.sep.splice(nl[1]);
			}
			switch (this.type) {
				case "anchor":
				case "tag":
					if (atNextItem || it.value) {
						start.push(this.sourceToken);
						map.items.push({ start });
						this.onKeyLine = true;
					} else if (it.sep) it.sep.push(this.sourceToken);
					else it.start.push(this.sourceToken);
					return;
				case "explicit-key-ind":
					if (!it.sep && !it.explicitKey) {
						it.start.push(this.sourceToken);
						it.explicitKey = true;
					} else if (atNextItem || it.value) {
						start.push(this.sourceToken);
						map.items.push({
							start,
							explicitKey: true
						});
					} else this.stack.push({
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: [this.sourceToken],
							explicitKey: true
						}]
					});
					this.onKeyLine = true;
					return;
				case "map-value-ind":
					if (it.explicitKey) {
						if (!it.sep) {
							if (includesToken(it.start, "newline")) Object.assign(it, {
								key: null,
								sep: [this.sourceToken]
							});
							else {
								const start = getFirstKeyStartProps(it.start);
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start,
										key: null,
										sep: [this.sourceToken]
									}]
								});
							}
						} else if (it.value) map.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						});
						else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start,
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
							const start = getFirstKeyStartProps(it.start);
							const key = it.key;
							const sep = it.sep;
							sep.push(this.sourceToken);
							delete it.key;
							delete it.sep;
							this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start,
									key,
									sep
								}]
							});
						} else if (start.length > 0) it.sep = it.sep.concat(start, this.sourceToken);
						else it.sep.push(this.sourceToken);
					} else if (!it.sep) Object.assign(it, {
						key: null,
						sep: [this.sourceToken]
					});
					else if (it.value || atNextItem) map.items.push({
						start,
						key: null,
						sep: [this.sourceToken]
					});
					else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: [],
							key: null,
							sep: [this.sourceToken]
						}]
					});
					else it.sep.push(this.sourceToken);
					this.onKeyLine = true;
					return;
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": {
					const fs = this.flowScalar(this.type);
					if (atNextItem || it.value) {
						map.items.push({
							start,
							key: fs,
							sep: []
						});
						this.onKeyLine = true;
					} else if (it.sep) this.stack.push(fs);
					else {
						Object.assign(it, {
							key: fs,
							sep: []
						});
						this.onKeyLine = true;
					}
					return;
				}
				default: {
					const bv = this.startBlockValue(map);
					if (bv) {
						if (bv.type === "block-seq") {
							if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
								yield* this.pop({
									type: "error",
									offset: this.offset,
									message: "Unexpected block-seq-ind on same line with key",
									source: this.source
								});
								return;
							}
						} else if (atMapIndent) map.items.push({ start });
						this.stack.push(bv);
						return;
					}
				}
			}
		}
		yield* this.pop();
		yield* this.step();
	}
	*blockSequence(seq) {
		const it = seq.items[seq.items.length - 1];
		switch (this.type) {
			case "newline":
				if (it.value) {
					const end = "end" in it.value ? it.value.end : void 0;
					if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
					else seq.items.push({ start: [this.sourceToken] });
				} else it.start.push(this.sourceToken);
				return;
			case "space":
			case "comment":
				if (it.value) seq.items.push({ start: [this.sourceToken] });
				else {
					if (this.atIndentedComment(it.start, seq.indent)) {
						const end = seq.items[seq.items.length - 2]?.value?.end;
						if (Array.isArray(end)) {
							arrayPushArray(end, it.start);
							end.push(this.sourceToken);
							seq.items.pop();
							return;
						}
					}
					it.start.push(this.sourceToken);
				}
				return;
			case "anchor":
			case "tag":
				if (it.value || this.indent <= seq.indent) break;
				it.start.push(this.sourceToken);
				return;
			case "seq-item-ind":
				if (this.indent !== seq.indent) break;
				if (it.value || includesToken(it.start, "seq-item-ind")) seq.items.push({ start: [this.sourceToken] });
				else it.start.push(this.sourceToken);
				return;
		}
		if (this.indent > seq.indent) {
			const bv = this.startBlockValue(seq);
			if (bv) {
				this.stack.push(bv);
				return;
			}
		}
		yield* this.pop();
		yield* this.step();
	}
	*flowCollection(fc) {
		const it = fc.items[fc.items.length - 1];
		if (this.type === "flow-error-end") {
			let top;
			do {
				yield* this.pop();
				top = this.peek(1);
			} while (top?.type === "flow-collection");
		} else if (fc.end.length === 0) {
			switch (this.type) {
				case "comma":
				case "explicit-key-ind":
					if (!it || it.sep) fc.items.push({ start: [this.sourceToken] });
					else it.start.push(this.sourceToken);
					return;
				case "map-value-ind":
					if (!it || it.value) fc.items.push({
						start: [],
						key: null,
						sep: [this.sourceToken]
					});
					else if (it.sep) it.sep.push(this.sourceToken);
					else Object.assign(it, {
						key: null,
						sep: [this.sourceToken]
					});
					return;
				case "space":
				case "comment":
				case "newline":
				case "anchor":
				case "tag":
					if (!it || it.value) fc.items.push({ start: [this.sourceToken] });
					else if (it.sep) it.sep.push(this.sourceToken);
					else it.start.push(this.sourceToken);
					return;
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": {
					const fs = this.flowScalar(this.type);
					if (!it || it.value) fc.items.push({
						start: [],
						key: fs,
						sep: []
					});
					else if (it.sep) this.stack.push(fs);
					else Object.assign(it, {
						key: fs,
						sep: []
					});
					return;
				}
				case "flow-map-end":
				case "flow-seq-end":
					fc.end.push(this.sourceToken);
					return;
			}
			const bv = this.startBlockValue(fc);
			/* istanbul ignore else should not happen */
			if (bv) this.stack.push(bv);
			else {
				yield* this.pop();
				yield* this.step();
			}
		} else {
			const parent = this.peek(2);
			if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
				yield* this.pop();
				yield* this.step();
			} else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
				const start = getFirstKeyStartProps(getPrevProps(parent));
				fixFlowSeqItems(fc);
				const sep = fc.end.splice(1, fc.end.length);
				sep.push(this.sourceToken);
				const map = {
					type: "block-map",
					offset: fc.offset,
					indent: fc.indent,
					items: [{
						start,
						key: fc,
						sep
					}]
				};
				this.onKeyLine = true;
				this.stack[this.stack.length - 1] = map;
			} else yield* this.lineEnd(fc);
		}
	}
	flowScalar(type) {
		if (this.onNewLine) {
			let nl = this.source.indexOf("\n") + 1;
			while (nl !== 0) {
				this.onNewLine(this.offset + nl);
				nl = this.source.indexOf("\n", nl) + 1;
			}
		}
		return {
			type,
			offset: this.offset,
			indent: this.indent,
			source: this.source
		};
	}
	startBlockValue(parent) {
		switch (this.type) {
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar": return this.flowScalar(this.type);
			case "block-scalar-header": return {
				type: "block-scalar",
				offset: this.offset,
				indent: this.indent,
				props: [this.sourceToken],
				source: ""
			};
			case "flow-map-start":
			case "flow-seq-start": return {
				type: "flow-collection",
				offset: this.offset,
				indent: this.indent,
				start: this.sourceToken,
				items: [],
				end: []
			};
			case "seq-item-ind": return {
				type: "block-seq",
				offset: this.offset,
				indent: this.indent,
				items: [{ start: [this.sourceToken] }]
			};
			case "explicit-key-ind": {
				this.onKeyLine = true;
				const start = getFirstKeyStartProps(getPrevProps(parent));
				start.push(this.sourceToken);
				return {
					type: "block-map",
					offset: this.offset,
					indent: this.indent,
					items: [{
						start,
						explicitKey: true
					}]
				};
			}
			case "map-value-ind": {
				this.onKeyLine = true;
				const start = getFirstKeyStartProps(getPrevProps(parent));
				return {
					type: "block-map",
					offset: this.offset,
					indent: this.indent,
					items: [{
						start,
						key: null,
						sep: [this.sourceToken]
					}]
				};
			}
		}
		return null;
	}
	atIndentedComment(start, indent) {
		if (this.type !== "comment") return false;
		if (this.indent <= indent) return false;
		return start.every((st) => st.type === "newline" || st.type === "space");
	}
	*documentEnd(docEnd) {
		if (this.type !== "doc-mode") {
			if (docEnd.end) docEnd.end.push(this.sourceToken);
			else docEnd.end = [this.sourceToken];
			if (this.type === "newline") yield* this.pop();
		}
	}
	*lineEnd(token) {
		switch (this.type) {
			case "comma":
			case "doc-start":
			case "doc-end":
			case "flow-seq-end":
			case "flow-map-end":
			case "map-value-ind":
				yield* this.pop();
				yield* this.step();
				break;
			case "newline": this.onKeyLine = false;
			default:
				if (token.end) token.end.push(this.sourceToken);
				else token.end = [this.sourceToken];
				if (this.type === "newline") yield* this.pop();
		}
	}
};

// node_modules/yaml/browser/dist/public-api.js
function parseOptions(options) {
	const prettyErrors = options.prettyErrors !== false;
	return {
		lineCounter: options.lineCounter || prettyErrors && new LineCounter() || null,
		prettyErrors
	};
}
/** Parse an input string into a single YAML.Document */
function parseDocument(source, options = {}) {
	const { lineCounter, prettyErrors } = parseOptions(options);
	const parser = new Parser(lineCounter?.addNewLine);
	const composer = new Composer(options);
	let doc = null;
	for (const _doc of composer.compose(parser.parse(source), true, source.length)) if (!doc) doc = _doc;
	else if (doc.options.logLevel !== "silent") {
		doc.errors.push(new YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
		break;
	}
	if (prettyErrors && lineCounter) {
		doc.errors.forEach(prettifyError(source, lineCounter));
		doc.warnings.forEach(prettifyError(source, lineCounter));
	}
	return doc;
}

// src/core/yaml-value.ts
/** What a document of YAML stands for. The library throws where aliases within aliases would fill the memory. */
const yamlValue = (document) => {
	try {
		const value = document.toJS();
		JSON.stringify(value);
		return ok(value);
	} catch {
		const [stray] = strayAliases(document);
		return err(stray?.said ?? "its aliases stand for more than is read, or for what they stand in");
	}
};
/** The aliases that stand for nothing, in the order of the text. */
const strayAliases = (document) => {
	const anchors = /* @__PURE__ */ new Set();
	const found = [];
	visit(document, { Node: (_, node) => {
		if (!isAlias(node)) {
			if (node.anchor !== void 0) anchors.add(node.anchor);
		} else if (!anchors.has(node.source)) found.push({
			node,
			said: `\`*${node.source}\` is an alias that nothing before it names: a text that begins with \`*\` stands in quotes`
		});
	} });
	return found;
};

// src/core/policy/issue.ts
/** Words for types whose own name is not what a writer of YAML calls them. */
const WORDS = {
	int: "a whole number",
	boolean: "true or false",
	array: "a list",
	object: "a map",
	record: "a map"
};
const LONGEST$3 = 60;
const show = (value) => {
	const text = JSON.stringify(value);
	return text.length <= LONGEST$3 ? text : `${text.slice(0, LONGEST$3)}\u2026`;
};
const listed$1 = (values) => values.map(String).join(", ").replace(/, ([^,]*)$/, " or $1");
const bound = (origin, limit, side) => {
	if (origin === "string") return side === "least" ? "something, not an empty string" : `a text of at most ${limit} characters`;
	return origin === "array" ? `a list of at ${side} ${limit}` : `a number of at ${side} ${limit}`;
};
/** What should stand where a policy is wrong, or undefined where the schema's own message says it whole. */
const expectation = (issue) => {
	if (issue.code === "invalid_type") return WORDS[issue.expected] ?? `a ${issue.expected}`;
	if (issue.code === "invalid_value") return listed$1(issue.values);
	if (issue.code === "too_small") return bound(issue.origin, issue.minimum, "least");
	if (issue.code === "too_big") return bound(issue.origin, issue.maximum, "most");
	return issue.code === "invalid_union" ? issue.message : void 0;
};
/**
* What is wrong at one place of a policy in a few words. The issue must carry the value that was found (`reportInput`);
* `written` is what stands there in the text, where that is known: `010` is ten to YAML.
*/
const explainIssue = (issue, written) => {
	if (issue.code === "invalid_key") return issue.issues.map((one) => explainIssue(one)).join("; ");
	const expected = expectation(issue);
	const { input, message } = issue;
	if (expected === "a string" && (typeof input === "number" || typeof input === "boolean")) return `expected a string, found ${written ?? show(input)}: quote it`;
	if (expected !== void 0) return input === void 0 ? `is missing; expected ${expected}` : `expected ${expected}, found ${show(input)}`;
	return /^must (?:be|have) /.test(message) && input !== void 0 ? `${message}, found ${show(input)}` : message;
};

// src/core/fields.ts
/** Whether a value is one. */
const isFields = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

// src/core/policy/keys.ts
/** What is said of a key that is none of these. */
const unknownKey = (known) => `is not a known key; known are ${known.join(", ")}`;

// src/core/changes/rule.ts
/** More patterns than anyone reads would only slow every decision down. */
const MOST_PATTERNS = 200;
const KEYS = [
	"allow",
	"deny",
	"protected",
	"approvers"
];
/** The words that `approvers` takes, the default first. */
const APPROVERS = ["other", "maintainer"];
const INSIDE$1 = "must be a path inside the repository: relative, with \"/\", without \"..\"";
const unknownKeys = (value, known) => Object.keys(value).filter((key) => !known.includes(key)).map((key) => ({
	path: [key],
	message: unknownKey(known)
}));
/**
* Reads the policy's `changes`. Written by hand: the hook reads it before every call of an agent's tool, and a library
* of schemas takes longer to load than the whole decision may take.
*/
const readChanges$1 = (value) => {
	if (!isFields(value)) return err([{
		path: [],
		message: "must be a map",
		found: value
	}]);
	const misfits = [...unknownKeys(value, KEYS)];
	const listOf = (key, check) => {
		const list = value[key];
		if (list === void 0) return void 0;
		if (!Array.isArray(list) || list.length > MOST_PATTERNS) {
			misfits.push({
				path: [key],
				message: `must be a list of at most ${MOST_PATTERNS} texts`,
				found: list
			});
			return;
		}
		return list.flatMap((entry, index) => {
			const wrong = typeof entry === "string" ? check(entry) : "must be a text";
			if (wrong !== void 0) misfits.push({
				path: [key, index],
				message: wrong,
				found: entry
			});
			return typeof entry === "string" ? [entry] : [];
		});
	};
	const { approvers: named = APPROVERS[0] } = value;
	const approvers = APPROVERS.find((one) => one === named);
	const rule = {
		allow: listOf("allow", checkGlob),
		deny: listOf("deny", checkGlob) ?? [],
		protected: listOf("protected", checkProtected),
		approvers: approvers ?? APPROVERS[0]
	};
	if (approvers === void 0) misfits.push({
		path: ["approvers"],
		message: `must be ${APPROVERS.join(" or ")}`,
		found: named
	});
	return misfits.length > 0 ? err(misfits) : ok(rule);
};
const checkGlob = (pattern) => {
	if (pattern.startsWith("!")) return "has no negation: name what may not be changed under `deny`";
	return isInside(pattern) ? void 0 : INSIDE$1;
};
const checkProtected = (entry) => {
	const [path, pointer] = splitPointer(entry);
	if (!isInside(path)) return INSIDE$1;
	if (path.includes("*")) return "takes paths and no wildcards: a folder covers what lies below it";
	return pointer === void 0 || /^(?:\/(?:[^/~]|~[01])*)+$/.test(pointer) ? void 0 : "must have a JSON pointer after \"#\", such as package.json#/scripts";
};
/** The file and the JSON pointer of an entry of `protected`. */
const splitPointer = (entry) => {
	const at = entry.indexOf("#");
	return at === -1 ? [entry, void 0] : [entry.slice(0, at), entry.slice(at + 1)];
};
/** Reads the policy's `hook`. */
const readHookSettings = (value) => {
	if (!isFields(value)) return err([{
		path: [],
		message: "must be a map",
		found: value
	}]);
	const { push = false } = value;
	const misfits = [...unknownKeys(value, ["push"])];
	if (typeof push !== "boolean") misfits.push({
		path: ["push"],
		message: "must be true or false",
		found: push
	});
	return misfits.length > 0 ? err(misfits) : ok({ push: push === true });
};

// src/core/report/format-names.ts
/**
* The names of all formats, as a policy's `format` says them, in the order in which they are tried. Apart from the
* readers, so that a policy is read without loading them.
*/
const FORMAT_NAMES = [
	"junit",
	"nunit2",
	"nunit3",
	"xunit",
	"trx",
	"testng",
	"robot",
	"boost-log",
	"ctest-xml",
	"catch2-xml",
	"check-xml",
	"cunit-xml",
	"jest-json",
	"vitest-json",
	"mocha-json",
	"mochawesome-json",
	"playwright-json",
	"pytest-json",
	"rspec-json",
	"cucumber-json",
	"gtest-json",
	"ctrf",
	"go-test-json",
	"libtest-json",
	"dart-json",
	"tap"
];

// src/core/policy/closed-map.ts
/** A map that takes these keys alone, and names them where it finds another. */
const closedMap = (shape) => strictObject(shape, { error: ({ code }) => code === "unrecognized_keys" ? unknownKey(Object.keys(shape)) : void 0 });

// src/core/policy/duration.ts
const UNITS = {
	s: 1e3,
	m: 6e4,
	h: 36e5
};
/** The milliseconds of a duration such as `90s`, `15m` or `2h`; undefined where it is none, or not between 1 s and 6 h. */
const parseDuration = (text) => {
	const [, digits, unit] = /^([1-9]\d{0,4})([smh])$/.exec(text) ?? [];
	if (digits === void 0 || unit !== "s" && unit !== "m" && unit !== "h") return void 0;
	const milliseconds = Number(digits) * UNITS[unit];
	return milliseconds <= 6 * UNITS.h ? milliseconds : void 0;
};

// src/core/policy/files.ts
/** What the file tools of `recount mcp` are held to where the policy does not say. */
const FILES_DEFAULTS = {
	length: 2e4,
	steps: 200
};
/** The policy's `files`: the characters of one result, and the calls of one session. */
const filesSchema = closedMap({
	length: _default(int$2().check(_gte(1e3), _lte(1e6)), FILES_DEFAULTS.length),
	steps: _default(int$2().check(_gte(1), _lte(1e5)), FILES_DEFAULTS.steps)
});

// src/core/policy/identity.ts
/** The longest pattern and the longest replacement, in UTF-16 code units. */
const LONGEST_PATTERN = 500;
const LONGEST_REPLACEMENT = 200;
/** A suite may have this many rules. */
const MOST_RULES = 20;
const wellFormed = (text) => text.isWellFormed();
const HALF = "holds half of a surrogate pair, which is no character";
const rule = readonly(closedMap({
	match: string$1().check(_minLength(1), _maxLength(LONGEST_PATTERN), refine(wellFormed, HALF)),
	replace: string$1().check(_maxLength(LONGEST_REPLACEMENT), refine(wellFormed, HALF), refine((text) => /^(?:[^$]|\$[$1-9])*$/.test(text), "may have \"$\" only before the digit of a group, or as \"$$\""))
}));
/** Rules that normalise what varies in groups and names: each match of the pattern is replaced, rule after rule. */
const identitySchema = readonly(array(rule).check(_maxLength(20)));

// src/core/policy/proof.ts
const glob = string$1().check(_minLength(1, { abort: true }), refine((path) => !path.startsWith("!") && isInside(path), "must be a glob inside the checkout: relative, with \"/\", without \"..\" and without \"!\""));
/** More globs than anyone reads. */
const MOST$1 = 200;
/** The policy's `proof`: a map, or a list that stands for its `paths`. `tests` are undefined where conventions tell them. */
const proofSchema = pipe(transform((proof) => Array.isArray(proof) ? { paths: proof } : proof), closedMap({
	paths: _default(array(glob).check(_maxLength(MOST$1)), []),
	tests: optional(array(glob).check(_minLength(1), _maxLength(MOST$1))),
	regressions: _default(boolean(), true)
}));

// src/core/policy/policy.ts
/** A suite may have as many shards as a workflow has legs. */
const MOST_SHARDS = 100;
/** A part of the policy with a reader of its own, which the hook uses without this schema. */
const readBy = (read) => pipe(optional(unknown()), transform((value, context) => {
	if (value === void 0) return void 0;
	const part = read(value);
	if (part.ok) return part.value;
	for (const { path, message, found } of part.error) context.issues.push({
		code: "custom",
		path: [...path],
		message,
		input: found
	});
	return NEVER;
}));
const INSIDE = "must be a path inside the checkout: relative, with \"/\", without \"..\"";
const branch = string$1().check(_minLength(1, { abort: true }), _regex(/^[^\s~^:?*[\\]+$/, "must be the name of a branch: no pattern stands for several"));
/** A path inside the checkout: relative, with `/`, and without a way up. */
const relativePath = string$1().check(_minLength(1, { abort: true }), refine(isInside, INSIDE));
/** One of `paths`, which may be turned around. */
const pathEntry = string$1().check(_minLength(1, { abort: true }), refine((entry) => isInside(withoutNegation(entry)), INSIDE));
const duration = pipe(unknown(), transform((value, context) => {
	const milliseconds = typeof value === "string" ? parseDuration(value) : void 0;
	if (milliseconds !== void 0) return milliseconds;
	context.issues.push({
		code: "custom",
		message: "must be a duration from 1s to 6h, such as 90s, 15m or 1h",
		input: value
	});
	return NEVER;
}));
const reserved = /^(?:GITHUB_|RUNNER_|ACTIONS_|INPUT_|RECOUNT_)/i;
const variable = string$1().check(_regex(/^[A-Za-z_][A-Za-z0-9_]*$/, "must be the name of an environment variable"), refine((name) => !reserved.test(name), "is a name that no suite is given"));
const NUL = "holds a NUL, which no program can be given";
const hasNoNul = (text) => !text.includes("\0");
const value = string$1().check(refine(hasNoNul, NUL));
const environment = record(variable, nullable(value));
/** A check of several values together, which complains of what stands at a path. */
const together = (check) => superRefine((value, context) => {
	check(value, (path, message) => context.addIssue({
		code: "custom",
		path,
		message
	}));
});
/** A command that can be started; a block may hold any, and is compared. */
const command = commandSchema.check(together((given, complain) => {
	for (const [index, word] of [given].flat().entries()) if (!hasNoNul(word)) complain(typeof given === "string" ? [] : [index], NUL);
}));
const suiteSchema = pipe(closedMap({
	run: command,
	cwd: _default(relativePath, "."),
	env: _default(environment, {}),
	timeout: _default(duration, 9e5),
	reports: _default(array(relativePath), []),
	format: _default(_enum(["auto", ...FORMAT_NAMES]), "auto"),
	scope: _enum(SCOPES),
	tests: optional(_enum([
		"exact",
		"counts",
		"outcome"
	])),
	"min-tests": optional(int$2().check(_gte(0))),
	must: _default(_enum(["pass", "report"]), "pass"),
	os: _default(_enum([
		"any",
		"linux",
		"macos",
		"windows"
	]), "any"),
	paths: _default(array(pathEntry).check(_minLength(1)), ["**"]),
	unstable: _default(array(string$1().check(_minLength(1))).check(_maxLength(20)), []),
	identity: _default(identitySchema, []),
	shards: _default(int$2().check(_gte(1), _lte(100)), 1),
	image: optional(string$1().check(_regex(/^[\w][\w.\-/:@]*$/, "must be the name of an image, such as node:24 or ghcr.io/owner/name@sha256:\u2026")))
}).check(together((suite, complain) => {
	if (suite.shards > 1 && ![suite.run].flat().some((text) => text.includes("{index}"))) complain(["run"], "must hold {index} where `shards` is more than 1: else every shard would run the same tests");
	if (suite.scope === "syntax" && suite.reports.length > 0) complain(["reports"], "goes with a scope that runs tests: nothing is counted of one that is `syntax`");
	if (suite.reports.length > 0) return;
	for (const key of ["tests", "min-tests"]) if (suite[key] !== void 0) complain([key], "needs `reports`: without a report there are no tests to count");
	for (const key of ["unstable", "identity"]) if (suite[key].length > 0) complain([key], "needs `reports`: without a report no test has a name");
})), transform(({ "min-tests": minTests, tests, ...suite }) => ({
	...suite,
	tests: tests ?? (suite.reports.length > 0 ? "exact" : "outcome"),
	minTests: minTests ?? (suite.reports.length > 0 ? 1 : 0)
})));
const exemption = closedMap({
	app: string$1().check(_regex(/^[a-z0-9][a-z0-9-]*$/i, "must be the slug of a GitHub App, such as dependabot")),
	id: optional(int$2().check(_positive()))
});
const IN_CONTAINER = "`isolation: container`";
/** The strict form of `.github/recount.yml`: an unknown key is an error. */
const policySchema = pipe(closedMap({
	version: literal(1),
	setup: _default(array(command), []),
	"setup-env": _default(array(variable), []),
	env: _default(environment, {}),
	isolation: _default(_enum(ISOLATIONS), "user"),
	trust: _default(_enum(["normal", "strict"]), "normal"),
	suites: record(suiteName, suiteSchema).check(refine((suites) => Object.keys(suites).length > 0, "must name a suite")),
	require: _default(union([literal("all"), array(suiteName)], { error: "all, or a list of suites" }), "all"),
	block: _default(_enum(["required", "when-present"]), "required"),
	exempt: _default(array(exemption), []),
	bases: optional(array(branch)),
	confirm: _default(boolean(), true),
	"pin-from-ci": _default(boolean(), true),
	"block-size": _default(int$2().check(_gte(1e3), _lte(6e4)), 6e3),
	changes: readBy(readChanges$1),
	losses: _default(_enum([
		"off",
		"report",
		"declare",
		"fail"
	]), "report"),
	proof: optional(proofSchema),
	hook: readBy(readHookSettings),
	files: _default(filesSchema, FILES_DEFAULTS)
}).check(together((policy, complain) => {
	for (const [name, { image }] of Object.entries(policy.suites)) {
		const isContained = policy.isolation === "container";
		if (image === void 0 && isContained) complain(["suites", name], `needs an \`image\`: ${IN_CONTAINER}`);
		if (image !== void 0 && !isContained) complain([
			"suites",
			name,
			"image"
		], `goes with ${IN_CONTAINER} alone`);
	}
	if (policy.require === "all") return;
	for (const [index, name] of policy.require.entries()) if (!Object.hasOwn(policy.suites, name)) complain(["require", index], `names no suite of this policy: ${name}`);
})), transform(({ "setup-env": setupEnv, "pin-from-ci": pinFromCi, "block-size": blockSize, ...policy }) => ({
	setup: policy.setup,
	setupEnv,
	env: policy.env,
	isolation: policy.isolation,
	trust: policy.trust,
	suites: policy.suites,
	required: policy.require === "all" ? Object.keys(policy.suites) : policy.require,
	block: policy.block,
	exempt: policy.exempt,
	bases: policy.bases,
	confirm: policy.confirm,
	changes: policy.changes,
	losses: policy.losses,
	proof: policy.proof,
	hook: policy.hook ?? { push: false },
	files: policy.files,
	pinFromCi,
	blockSize
})));

// src/core/policy/policy-path.ts
/** Where the policy lives in a repository. */
const POLICY_PATH = ".github/recount.yml";

// src/core/policy/parse.ts
/** One mistake in YAML may give rise to hundreds of messages; nobody reads more than this. */
const MOST_FAULTS = 20;
/** What mostly stands behind a message of the library that names a rule of YAML and not what was meant. */
const MEANT = {
	TAG_RESOLVE_FAILED: "; a text that begins with `!` stands in quotes",
	BAD_SCALAR_START: "; such a text stands in quotes",
	BLOCK_AS_IMPLICIT_KEY: "; the keys of one map begin in one column, and a text that has `: ` in it stands in quotes",
	UNEXPECTED_TOKEN: "; a text that begins with a quote, `{`, `[`, `>` or `-` stands in quotes, whole",
	BAD_ALIAS: "; a text that begins with `*` stands in quotes"
};
const explainYaml = (code, message) => code === "MULTIPLE_DOCS" ? "there is more than one document in it" : `${message}${MEANT[code] ?? ""}`;
/**
* Reads a policy. The faults of all its values are told at once, each with the line and column of the key or value that
* is at fault; what they must be together, as `require` and `suites`, and what stands under a name that is none, is
* looked at when they are right. `file` is the name that the faults carry.
*/
const parsePolicy = (text, file = POLICY_PATH) => {
	const lines = new LineCounter();
	const document = parseDocument(text, {
		lineCounter: lines,
		merge: false,
		prettyErrors: false,
		logLevel: "error"
	});
	const at = (offset) => {
		const { line, col } = lines.linePos(offset);
		return {
			file,
			line,
			column: col
		};
	};
	const unexpected = (what, offset) => fault("policy-invalid", `${file} is not YAML as expected: ${what}`, { place: at(offset) });
	const problems = [...document.errors, ...document.warnings].slice(0, MOST_FAULTS).filter(({ pos }, index, all) => all.findIndex((other) => other.pos[0] === pos[0]) === index);
	if (problems.length > 0) return err(problems.map(({ code, message, pos: [start] }) => unexpected(explainYaml(code, message), start)));
	const strays = text.includes("*") ? strayAliases(document).slice(0, MOST_FAULTS) : [];
	if (strays.length > 0) return err(strays.map(({ said, node }) => unexpected(said, startOf(node))));
	const merges = text.includes("<<") ? mergeKeys(document).slice(0, MOST_FAULTS) : [];
	if (merges.length > 0) return err(merges.map((key) => fault("policy-invalid", `${file}: merge keys (\`<<\`) are not read: write out what it stands for`, { place: at(startOf(key)) })));
	const value = yamlValue(document);
	if (!value.ok) return err([fault("policy-invalid", `${file}: ${value.error}`, { place: at(0) })]);
	const parsed = policySchema.safeParse(value.value, { reportInput: true });
	if (parsed.success) return ok(parsed.data);
	return err(parsed.error.issues.flatMap(problemsOf).map(({ path, key, issue }) => {
		const name = path.length === 0 ? "the policy" : path.map(String).join(".");
		const node = nodeAt(document, path, key);
		const written = isScalar(node) ? node.source : void 0;
		return fault("policy-invalid", `${file}: ${name}: ${explainIssue(issue, written)}`, { place: at(startOf(node)) });
	}));
};
/** A policy that can be read, to look places up in. */
const readable = (text) => {
	const lines = new LineCounter();
	return {
		lines,
		document: parseDocument(text, {
			lineCounter: lines,
			logLevel: "silent"
		})
	};
};
/** Where each suite of a policy that can be read is defined: what a finding about the suite points at. */
const suitePlaces = (text, file) => {
	const { lines, document } = readable(text);
	const suites = document.get("suites");
	const names = isMap(suites) ? suites.items.flatMap(({ key }) => isScalar(key) ? [String(key.value)] : []) : [];
	return new Map(names.map((name) => [name, {
		file,
		line: lines.linePos(startOf(nodeAt(document, ["suites", name], true))).line
	}]));
};
/** Where what stands at a path begins, in a policy that can be read. */
const placeIn = (text, file, path) => {
	const { lines, document } = readable(text);
	const { line, col } = lines.linePos(startOf(nodeAt(document, path, false)));
	return {
		file,
		line,
		column: col
	};
};
const problemsOf = (issue) => {
	if (issue.code === "unrecognized_keys") return issue.keys.map((key) => ({
		path: [...issue.path, key],
		key: true,
		issue
	}));
	return [{
		path: issue.path,
		key: issue.code === "invalid_key",
		issue
	}];
};
const mergeKeys = (document) => {
	const found = [];
	visit(document, { Pair: (_, { key }) => {
		if (isScalar(key) && key.value === "<<") found.push(key);
	} });
	return found;
};
/** What stands at a path, or its key; for what is missing, the map that should have it. */
const nodeAt = (document, path, wantsKey) => {
	let found = document.contents;
	for (const [index, step] of path.entries()) {
		const pair = isMap(found) ? found.items.find(({ key }) => isScalar(key) && String(key.value) === step) : void 0;
		const value = pair === void 0 ? document.getIn(path.slice(0, index + 1), true) : pair.value;
		const next = wantsKey && index === path.length - 1 ? pair?.key : value;
		if (!isNode(next)) break;
		found = next;
	}
	return found;
};
const startOf = (node) => {
	return (isNode(node) ? node.range : void 0)?.[0] ?? 0;
};

// src/core/record/compared-with.ts
/**
* What was found out, as it can be held against a pull request into `branch`. What the base says is told of the branch
* that the pull request had when its suites ran: that branch may lack the very tests which are gone, and whoever opened the
* pull request may point it at another one afterwards. Of any other branch nothing is told.
*/
const comparedWith = (branch, regenerated) => {
	const { onto } = regenerated;
	if (onto === branch) return regenerated;
	const why = `it was compared with ${onto ?? "no branch that is told"}, and the base is ${branch} now`.slice(0, LONGEST$2);
	const suites = Object.entries(regenerated.suites).map(([name, runs]) => [name, without(runs, why)]);
	return {
		...regenerated,
		suites: Object.fromEntries(suites)
	};
};
const LONGEST$2 = 300;
const without = (runs, why) => {
	if (runs.corners === void 0) return runs;
	const { losses: _, proves: __, ...record } = runs.first.record;
	return {
		...runs,
		first: {
			...runs.first,
			record
		},
		corners: unheard(runs.corners, why)
	};
};
const unheard = ({ losses, proof, regressions }, why) => ({
	...losses === void 0 ? {} : { losses: lost(losses, "baseline-missing", why) },
	...proof === void 0 ? {} : { proof: lost(proof, "proof-unchecked", why) },
	...regressions === void 0 ? {} : { regressions: lost(regressions, "regressions-unchecked", why) }
});
/** What was not had then keeps its own reason. */
const lost = (part, code, why) => "why" in part ? part : {
	kind: "not-had",
	code,
	why
};

// src/core/record/told-detail.ts
/** A result with what the judge may want to name, where groups are pinned or told. */
const withDetail = (result, tally, pinned) => {
	if (tally === void 0 || result.record.groups === void 0) return result;
	const detail = detailOf(tally, pinned);
	return detail.length === 0 ? result : {
		...result,
		detail: [...detail]
	};
};

// \0held:held-re2js
var require__held_held_re2js = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = held("held-re2js");
}));

// src/core/tests/normaliser.ts
/**
* A longer text is left as it is, in UTF-16 code units. Asked before each rule, so that rules which lengthen what the
* one before has made cannot fill the memory.
*/
const LONGEST_TEXT = 4096;
/** The largest compiled pattern, in the engine's instructions: together with the length this bounds the time. */
const LARGEST_PROGRAM = 1e3;
/** Patterns of a group and literal text, as a replacement has them in turn. */
const partsOf = (replace) => (replace.match(/\$[$1-9]|[^$]+/g) ?? []).map((part) => {
	if (!part.startsWith("$")) return part;
	return part === "$$" ? "$" : Number(part.slice(1));
});
const compile = (engine, { match, replace }) => {
	try {
		const pattern = engine.compile(match);
		if (pattern.programSize() > LARGEST_PROGRAM) return err({
			part: "match",
			message: "is too large a pattern"
		});
		const parts = partsOf(replace);
		const missing = parts.find((part) => typeof part === "number" && part > pattern.groupCount());
		if (missing !== void 0) return err({
			part: "replace",
			message: `names the group $${missing}, and \`match\` has ${pattern.groupCount()}`
		});
		return ok((text) => {
			if (text.length > LONGEST_TEXT || !pattern.test(text)) return text;
			const matcher = pattern.matcher(text);
			let [made, from] = ["", 0];
			while (matcher.find()) {
				made += text.slice(from, matcher.start());
				for (const part of parts) made += typeof part === "number" ? matcher.group(part) ?? "" : part;
				from = matcher.end();
			}
			return made + text.slice(from);
		});
	} catch (cause) {
		return err({
			part: "match",
			message: `is no pattern of RE2: ${String(cause).replace(/^.*?regexp: /, "")}`
		});
	}
};
/**
* Compiles a suite's rules. The engine is RE2's (no look-around, no references back): its time is linear in the text
* for every pattern, so that no name that a pull request makes up can hold the judged job. It is loaded only where
* there is a rule.
*/
const openNormaliser = async (rules) => {
	if (rules.length === 0) return ok((test) => test);
	const { RE2JS } = await Promise.resolve().then(() => /* @__PURE__ */ __toESM(require__held_held_re2js(), 1));
	const replacers = [];
	for (const [index, rule] of rules.entries()) {
		const compiled = compile(RE2JS, rule);
		if (!compiled.ok) return err({
			rule: index,
			...compiled.error
		});
		replacers.push(compiled.value);
	}
	const normalise = (text) => replacers.reduce((made, replacer) => replacer(made), text);
	let [last, lastGroup] = ["", normalise("")];
	return ok((test) => {
		if (test.group !== last) [last, lastGroup] = [test.group, normalise(test.group)];
		return {
			...test,
			group: lastGroup,
			name: normalise(test.name)
		};
	});
};

// src/core/policy/read.ts
/** Reads a policy that is going to be applied: like {@link parsePolicy}, and its patterns are compiled too. */
const readPolicy = async (text, file) => {
	const policy = parsePolicy(text, file);
	if (!policy.ok) return policy;
	const faults = [];
	for (const [name, { identity }] of Object.entries(policy.value.suites)) {
		const compiled = await openNormaliser(identity);
		if (compiled.ok) continue;
		const { rule, part, message } = compiled.error;
		const path = [
			"suites",
			name,
			"identity",
			rule,
			part
		];
		faults.push(fault("policy-invalid", `${file}: ${path.join(".")}: ${message}`, { place: placeIn(text, file, path) }));
	}
	return faults.length === 0 ? policy : err(faults);
};

// src/app/base-policy.ts
/**
* The policy that judges a pull request into `base`: the one at that branch's tip where it is the default branch or
* the default branch's policy names it under `bases`, else the default branch's. So retargeting changes nothing.
*/
const readBasePolicy = async (reader, base, defaultBranch, path) => {
	const first = await readAtTip(reader, defaultBranch, path);
	if (base === defaultBranch || !first.ok) return first;
	return first.value.policy.bases?.includes(base) === true ? readAtTip(reader, base, path) : first;
};
const readAtTip = async (reader, branch, path) => {
	const commit = await reader.branchTip(branch);
	if (!commit.ok) return err([commit.error]);
	const [text, link] = await Promise.all([reader.textAt(commit.value, path), reader.isLink(commit.value, path)]);
	if (!link.ok) return err([link.error]);
	if (link.value) return err([fault("policy-invalid", `${path} of ${branch} is a symbolic link, which is not followed`, { remedy: `commit the policy itself as ${path} on the base branch` })]);
	if (!text.ok) return err([text.error.code === "file-unreadable" ? fault("policy-invalid", text.error.message) : text.error]);
	if (text.value === void 0) return err([await missingAt(reader, branch, commit.value, path)]);
	const policy = await readPolicy(text.value, path);
	return policy.ok ? ok({
		policy: policy.value,
		branch,
		commit: commit.value,
		path,
		text: text.value
	}) : policy;
};
/** The workflow beside it may be called `.yaml`, so a policy often is. */
const missingAt = async (reader, branch, commit, path) => {
	const said = `${branch} has no ${path}`;
	const twin = path.replace(/\.yml$/, ".yaml");
	const found = twin === path ? void 0 : await reader.textAt(commit, twin);
	return found?.ok === true && found.value !== void 0 ? fault("policy-missing", `${said}, and ${twin} is not read`, { remedy: `\`git mv ${twin} ${path}\` and commit it there` }) : fault("policy-missing", said);
};

// src/app/live-pull-request.ts
/** GitHub's API may lag behind a push: what was just pushed is waited for this long, in milliseconds. */
const PATIENCE$4 = 12e4;
const FIRST_WAIT$2 = 250;
/** That a pull request is not open any more. One that went in cannot be opened again. */
const notOpen = ({ number, merged }) => merged === true ? fault("pull-request-closed", `pull request #${number} was merged before it was judged`, { remedy: "nothing to do here: `recount audit` tells of what was merged and not judged" }) : fault("pull-request-closed", `pull request #${number} is not open`);
/**
* The pull request, once the API names the head that is `expected` (the event's, and the checkout's where there is
* one). One that never does is not guessed at.
*/
const settledPullRequest = async (reader, clock, number, expected) => {
	const started = clock.now().getTime();
	for (let wait = FIRST_WAIT$2;; wait *= 2) {
		const live = await reader.pullRequest(number);
		if (!live.ok) return live;
		if (!live.value.open) return err(notOpen(live.value));
		const { sha } = live.value.head;
		if (expected === void 0 || sha === expected) return live;
		if (clock.now().getTime() - started + wait > PATIENCE$4) return err(fault("head-unsettled", `the run is of ${expected}, and GitHub names ${sha} as the head of #${number}`, { remedy: "nothing to do here if a newer commit was pushed: its own run decides; else run the failed jobs again" }));
		await clock.sleep(wait);
	}
};
/** The paths a pull request changes; undefined means all. Where no suite's `paths` need them, a fault is no obstacle. */
const changedPaths = async (reader, pull, needed) => {
	const changed = await reader.changedPaths(pull);
	if (!changed.ok) return needed ? changed : ok(void 0);
	return ok(changed.value.kind === "listed" ? changedOf(changed.value.paths) : void 0);
};
/** The paths that any of several pull requests changes, counted together as a leg counts them; undefined means all. */
const pathsOfAll = async (reader, pulls, policy) => {
	if (!asksForPaths(policy)) return ok(void 0);
	const paths = /* @__PURE__ */ new Set();
	for (const pull of pulls) {
		const changed = await changedPaths(reader, pull, true);
		if (!changed.ok || changed.value === void 0) return changed;
		for (const path of changed.value) paths.add(path);
	}
	return ok(changedOf(paths));
};

// src/core/changes/approval.ts
/** The states of a review that say yes or no; a comment says neither. */
const OPINIONS = [
	"APPROVED",
	"CHANGES_REQUESTED",
	"DISMISSED"
];
/**
* Whether a second person with write access approves a head commit. Each person's latest opinion counts, on whatever
* commit it was given: what was dismissed or followed by a request for changes is no approval any more.
*/
const approvalOf = ({ author, reviews }, head) => {
	const latest = /* @__PURE__ */ new Map();
	const inOrder = [...reviews].sort(byTime);
	for (const review of inOrder) if (review.author !== void 0) latest.set(review.author.login, review);
	const why = [];
	for (const [login, review] of latest) {
		const reason = login === author?.login ? "is its author" : whyNot(review, head);
		if (reason === void 0) return {
			kind: "given",
			by: login,
			as: "other"
		};
		why.push(`${login} ${reason}`);
	}
	return {
		kind: "missing",
		why: why.slice(-5)
	};
};
/** The earlier one first. Of one second nobody knows which was the last word: there what is no approval is. */
const byTime = (a, b) => {
	if (a.submittedAt !== b.submittedAt) return a.submittedAt < b.submittedAt ? -1 : 1;
	return Number(b.state === "APPROVED") - Number(a.state === "APPROVED");
};
const whyNot = ({ author, state, commit, canPush }, head) => {
	if (author?.isPerson !== true) return "is no person";
	if (state === "DISMISSED") return "was dismissed as a reviewer";
	if (state === "CHANGES_REQUESTED") return "asks for changes";
	if (commit !== head) return `approved ${commit ?? "a commit that is gone"}, which is not the head`;
	return canPush ? void 0 : "may not write to the repository";
};
/** What a person has to do where a change of what is protected is not approved. */
const howToApprove = (approvers, number, head, author) => {
	return `somebody with write access who is not ${author} must approve #${number} at ${head} (on its page: Files changed, Submit review, Approve)${approvers === "maintainer" ? ` or ${author} be given admin rights` : ""}; then \`recount pin\` runs the red runs again. Or take the change out (\`git restore --source=\$(git merge-base HEAD BASE) -- PATH\`), commit, \`recount run\`, \`recount pin --push\``;
};

// src/core/changes/link.ts
/**
* Whether a link at `path` leads out of the repository, or into git's own folder. Where a target goes up after it went
* down, a link on the way could lead it anywhere, so that counts as leading out.
*/
const escapes = (path, target) => {
	if (/^(?:[/\\]|[A-Za-z]:)/.test(target) || target.includes("\0")) return true;
	const steps = target.split(/[/\\]/).filter((step) => step !== "" && step !== ".");
	const up = steps.findIndex((step) => step !== "..");
	if (up !== -1 && steps.slice(up).includes("..")) return true;
	const folded = foldedName([...path.split("/").slice(0, -1), ...steps].join("/"));
	return folded === void 0 || isGitFolder(folded);
};

// src/core/changes/pointer.ts
/**
* Whether what a JSON pointer (RFC 6901) names is the same in both texts, whatever the order of keys. A text that is no
* JSON, or that has a key twice, of which one reader takes the first and another the last, cannot be told, and counts as
* another.
*/
const isSameAt = (pointer, { before, after }) => {
	if (before === after) return true;
	const [one, other] = [valueAt(pointer, before), valueAt(pointer, after)];
	return one !== void 0 && one === other;
};
const ABSENT = "";
/** A text, with the colon behind it where it is a key, or a number. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|-?\d[\d.eE+-]*/g;
/** Numbers that are never rounded. Others, such as ids of 64 bits, are compared as they are written. */
const EXACT = /^-?[\d.]{1,15}$/;
/** What stands for a number's text is an object with this key alone, as JSON can write it in this way alone. */
const AS_WRITTEN = "\"\\u0000\"";
/** What a text holds as JSON; undefined where it can be read in two ways. */
const valueOf = (text) => {
	const whole = JSON.parse(text);
	let keys = 0;
	const exact = text.replace(TOKEN, (token, colon) => {
		if (colon !== void 0) keys += token.startsWith(AS_WRITTEN) ? NaN : 1;
		return token.startsWith("\"") || EXACT.test(token) ? token : `{${AS_WRITTEN}:"${token}"}`;
	});
	return keysIn(whole) === keys ? JSON.parse(exact) : void 0;
};
const keysIn = (value) => {
	let keys = 0;
	const pending = [value];
	for (let one = pending.pop(); one !== void 0; one = pending.pop()) {
		if (typeof one !== "object" || one === null) continue;
		if (!Array.isArray(one)) keys += Object.keys(one).length;
		for (const member of Object.values(one)) pending.push(member);
	}
	return keys;
};
/** The value as text, its keys sorted; empty where there is none, undefined where the text is no JSON. */
const valueAt = (pointer, text) => {
	if (text === void 0) return ABSENT;
	try {
		let value = valueOf(text.replace(/^\ufeff/, ""));
		if (value === void 0) return void 0;
		for (const step of pointer.split("/").slice(1)) {
			const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
			if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return ABSENT;
			value = new Map(Object.entries(value)).get(key);
		}
		return JSON.stringify(value, (_key, member) => sorted(member));
	} catch {
		return;
	}
};
const sorted = (value) => typeof value !== "object" || value === null || Array.isArray(value) ? value : Object.fromEntries(Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1));

// src/core/changes/decide.ts
/** What `protected` holds where the policy does not say: the policy itself, and what GitHub runs. */
const protectedByDefault = (policyPath) => [policyPath, ".github/workflows"];
/** Compiles a rule; `policyPath` is where the policy that holds it lives. */
const compileRule = (rule, policyPath = POLICY_PATH) => {
	const entries = (rule.protected ?? protectedByDefault(policyPath)).map((entry) => {
		const [path, pointer] = splitPointer(entry);
		return {
			entry,
			pattern: compilePath(path),
			pointer
		};
	});
	return {
		allow: rule.allow?.map(compileGlob),
		deny: rule.deny.map(compileGlob),
		whole: entries.map(({ entry, pattern, pointer }) => pointer === void 0 ? pattern : compilePath(entry)),
		parts: entries.flatMap(({ pointer, ...rest }) => pointer === void 0 ? [] : [{
			...rest,
			pointer
		}])
	};
};
/** Whether the rule asks for a part of this file, so that its text has to be known. */
const asksForTexts = ({ parts }, path) => {
	const folded = foldedName(path);
	return folded !== void 0 && parts.some(({ pattern }) => isForbidden(pattern, path, folded));
};
/**
* Whether a path is one of what is forbidden: as it stands, and under any spelling. Folded it may have lost what an entry
* asks for, such as the dot at its end.
*/
const isForbidden = ({ matches, matchesFolded }, path, folded) => matches(path) || matchesFolded(folded);
/**
* What the rule says of one change. Without a rule nothing is checked. With `approved` what is protected may be changed,
* also where `allow` does not name it; `deny` holds all the same.
*/
const decideChange = (rule, change, approved = false) => {
	if (rule === void 0) return {
		state: "not-checked",
		why: "the policy has no `changes`"
	};
	const { path, kind, target } = change;
	const denied = (code, why) => ({
		state: "denied",
		code,
		why: `${path} ${why}`
	});
	const folded = foldedName(path);
	if (folded === void 0 || folded === "" || !isPlain(path)) return denied("path-denied", "is no path that a repository can hold on every system");
	if (isGitFolder(folded)) return denied("path-protected", "lies in git's own folder");
	if (kind === "link" && (target === void 0 || escapes(path, target))) return denied("link-escapes", target === void 0 ? "is a link, and where it leads is not known" : `is a link that leads out: ${target}`);
	const covers = (pattern) => isForbidden(pattern, path, folded) || pattern.isBelow(folded);
	const shut = protectedBy(rule, covers, change);
	if (shut !== void 0 && !approved) return denied("path-protected", shut);
	const refused = rule.deny.find(covers);
	if (refused !== void 0) return denied("path-denied", `is covered by ${refused.text} of \`changes.deny\``);
	if (shut !== void 0 || rule.allow === void 0 || rule.allow.some(({ matches }) => matches(path))) return { state: "allowed" };
	return denied("path-denied", "matches none of `changes.allow`");
};
/** What of `protected` a change touches, in words. */
const protectedBy = ({ whole, parts }, covers, { kind, texts }) => {
	const shut = whole.find(covers);
	if (shut !== void 0) return `is covered by ${shut.text} of \`changes.protected\``;
	const sameContent = kind === "mode";
	const part = parts.find(({ pattern, pointer }) => covers(pattern) && !sameContent && (texts === void 0 || kind === "link" || !isSameAt(pointer, texts)));
	return part === void 0 ? void 0 : `changes ${part.pointer}, which is named in \`changes.protected\``;
};

// src/core/changes/findings.ts
/** A reader looks at no more of them, and a verdict has to fit where it is shown. */
const MOST_FINDINGS$1 = 50;
/** Whether somebody's approval would lift what the rule finds. */
const asksForApproval = (rule, changes) => changes.some((change) => {
	const decision = decideChange(rule, change);
	return decision.state === "denied" && decision.code === "path-protected" && isLifted(rule, change);
});
const isLifted = (rule, change) => {
	const decision = decideChange(rule, change, true);
	return decision.state !== "denied" || decision.code !== "path-protected";
};
/**
* What the rule finds in a pull request's whole difference from its merge base: a finding for each denied path.
* `approval` says whether what is protected may be changed, where that was asked.
*/
const changeFindings = (rule, changes, approval) => {
	const found = changes.flatMap((change) => {
		const decision = decideChange(rule, change, approval === "approved");
		if (decision.state !== "denied") return [];
		const { code, why } = decision;
		const place = { file: change.path };
		if (code !== "path-protected" || approval === void 0 || approval === "approved" || !isLifted(rule, change)) return [finding(code, why, { place })];
		const opinions = approval.why.length === 0 ? "nobody has approved it" : `no approval counts: ${approval.why.join("; ")}`;
		return [finding(code, `${why}, and ${opinions}`, {
			place,
			remedy: approval.remedy
		})];
	});
	const [first, ...rest] = found.slice(MOST_FINDINGS$1);
	if (first === void 0) return found;
	const message = `${rest.length + 1} more paths are denied`;
	return [...found.slice(0, MOST_FINDINGS$1), finding(first.code, message)];
};

// src/app/protected-changes.ts
const NO_RULE$1 = { findings: [] };
/** Reads the whole difference from the merge base; nothing is asked where the policy has no rule about it. */
const openChanges = async (reader, pull, { changes: given }, policyPath) => {
	if (given === void 0) return ok(async () => ok(NO_RULE$1));
	const { base, head } = pull;
	const tip = await reader.branchTip(base.ref);
	if (!tip.ok) return tip;
	const rule = compileRule(given, policyPath);
	const changed = await reader.changes(tip.value, head.sha, rule);
	if (!changed.ok) return changed;
	return ok(() => judgeChanges(reader, pull, given.approvers, rule, changed.value));
};
/** What the rule finds in a head's changes, with who approved what it protects; asks only where that would lift it. */
const judgeChanges = async (reader, pull, approvers, rule, changes) => {
	if (!asksForApproval(rule, changes)) return ok({ findings: changeFindings(rule, changes) });
	const approval = await readApproval(reader, pull, approvers);
	if (!approval.ok) return approval;
	if (approval.value.kind === "given") {
		const { by, as } = approval.value;
		return ok({
			findings: changeFindings(rule, changes, "approved"),
			approval: {
				by,
				as
			}
		});
	}
	const { why } = approval.value;
	const remedy = howToApprove(approvers, pull.number, pull.head.sha, pull.author.login);
	return ok({ findings: changeFindings(rule, changes, {
		why,
		remedy
	}) });
};
/** A second person's word is asked for first: then the author's own right need not be known. */
const readApproval = async (reader, { number, head, author }, approvers) => {
	const reviewed = await reader.reviews(number);
	if (!reviewed.ok) return reviewed;
	const approval = approvalOf(reviewed.value, head.sha);
	if (approval.kind === "given" || approvers !== "maintainer" || author.type !== "User") return ok(approval);
	const administers = await reader.isAdministrator(author.login);
	if (!administers.ok) {
		const { code, message, cause } = administers.error;
		const remedy = code === "github-refused" ? `let somebody with write access who is not ${author.login} approve #${number}, or set \`approvers: other\` in the policy on the base branch: then this right need not be read` : void 0;
		return err(fault(code, message, {
			cause,
			remedy
		}));
	}
	return ok(administers.value ? {
		kind: "given",
		by: author.login,
		as: "maintainer"
	} : approval);
};

// src/app/judge-live.ts
/** A verdict in which nothing but these faults stands. */
const faultVerdict = (commit, faults) => ({
	verdict: refuse(commit, faults.map(findingOf)),
	remarks: []
});
const MOST_READINGS$1 = 3;
/**
* Judges a regenerated record against the live pull request. The body is read last; when the verdict stands, head,
* base and block are read once more. A block that changed meanwhile is judged anew, three times at most. `tallies` are
* those of suites that were put together here, so that what a block pins of them can be named; `own` says whether the
* record was made for this pull request, in this run.
*/
const judgeLive = async (reader, pull, made, policyPath, tallies, own) => {
	const commit = pull.head.sha;
	const regenerated = comparedWith(pull.base.ref, made);
	const source = await readBasePolicy(reader, pull.base.ref, pull.base.defaultBranch, policyPath);
	if (!source.ok) return faultVerdict(commit, source.error);
	const { policy } = source.value;
	const changed = await changedPaths(reader, pull, asksForPaths(policy));
	if (!changed.ok) return faultVerdict(commit, [changed.error]);
	const touched = touchedSuites(policy, changed.value);
	const judgeChanges = await openChanges(reader, pull, policy, policyPath);
	if (!judgeChanges.ok) return faultVerdict(commit, [judgeChanges.error]);
	let changes = await judgeChanges.value();
	let live = await reread(reader, pull);
	for (let reading = 1; reading <= MOST_READINGS$1; reading++) {
		if (!live.ok) return faultVerdict(commit, [live.error]);
		if (!changes.ok) return faultVerdict(commit, [changes.error]);
		const { findings, approval } = changes.value;
		const [pinned, citations] = [await parseBlock(live.value.body), await citationsIn(live.value.body)];
		const formerPolicy = pinned.ok ? await policyOf(reader, pull, policy, pinned.value, policyPath) : void 0;
		const blockNeeded = needsBlock(policy, live.value.author);
		const detailed = pinned.ok ? withDetails(regenerated, tallies, pinned.value) : regenerated;
		const told = {
			own,
			blockNeeded,
			touched,
			changed: changed.value,
			changes: findings,
			regenerated: detailed
		};
		const verdict = judge({
			commit,
			policy,
			formerPolicy,
			pinned,
			citations,
			...told,
			walled: true
		});
		const last = await reread(reader, pull);
		if (!last.ok) return faultVerdict(commit, [last.error]);
		const after = await judgeChanges.value();
		if ((last.value.body === live.value.body || await claimsOf(last.value.body) === await claimsOf(live.value.body)) && after.ok && after.value.approval?.by === approval?.by) return {
			verdict: atSuites(withApproval(verdict, approval), source.value),
			policy: source.value,
			pinned: pinned.ok ? pinned.value : void 0,
			remarks: remarksOn(policy, live.value, regenerated, approval),
			judged: [{
				number: pull.number,
				head: commit,
				base: pull.base.ref,
				block: pinned.ok ? pinned.value.digest : null
			}],
			harness: changed.value === void 0 ? "unlisted" : harnessFiles(policy, changed.value)
		};
		live = last;
		changes = after;
	}
	return faultVerdict(commit, [fault("block-moving", `the block, or who approves, changed ${MOST_READINGS$1} times while it was judged`)]);
};
const withApproval = (verdict, approval) => approval === void 0 ? verdict : {
	...verdict,
	approval
};
const withDetails = (regenerated, tallies, { record }) => ({
	...regenerated,
	suites: Object.fromEntries(Object.entries(regenerated.suites).map(([name, runs]) => [name, {
		...runs,
		first: withDetail(runs.first, tallies[name], record.suites[name]?.groups)
	}]))
});
/** A finding about a suite points at the line of the policy that defines the suite, unless it knows a better place. */
const atSuites = (verdict, { text, path }) => {
	if (verdict.findings.length === 0) return verdict;
	const places = suitePlaces(text, path);
	return {
		...verdict,
		findings: verdict.findings.map((one) => ({
			place: places.get(one.suite ?? ""),
			...one
		}))
	};
};
/** The pull request as it is now, provided that it still has the head and the base that are judged. */
const reread = async (reader, { number, head, base }) => {
	const now = await reader.pullRequest(number);
	if (!now.ok) return now;
	if (!now.value.open) return err(notOpen(now.value));
	if (now.value.head.sha !== head.sha) return err(fault("head-moved", `the head was ${head.sha} and is ${now.value.head.sha} now`));
	if (now.value.base.ref !== base.ref) return err(fault("head-moved", `the base branch was ${base.ref} and is ${now.value.base.ref} now`));
	return ok(now.value);
};
/**
* What tells one body from another: its block's record, or the ways in which that cannot be read, and what it cites;
* never where.
*/
const claimsOf = async (body) => {
	const pinned = await parseBlock(body);
	const cited = (await citationsIn(body)).map(({ suite, test, outcome }) => [
		suite,
		test,
		outcome
	]);
	return JSON.stringify([pinned.ok ? pinned.value.digest : pinned.error.map(({ code }) => code), cited]);
};
/**
* The policy that a block was made under where it is not the present one: looked for where the base branch stood when
* the head was pushed. It decides nothing; it names the suites that changed.
*/
const policyOf = async (reader, pull, policy, { record }, path) => {
	if (record.policy === policyDigest(policy)) return void 0;
	const text = await reader.textAt(pull.base.sha, path);
	const former = text.ok && text.value !== void 0 ? parsePolicy(text.value, path) : void 0;
	return former?.ok === true && policyDigest(former.value) === record.policy ? former.value : void 0;
};
const approvedBy = ({ by, as }, head) => as === "maintainer" ? `${by} opened it and has admin rights, which is enough to change what is protected under \`approvers: maintainer\`; who pushed is not asked` : `${by} has write access and approved the change of what is protected, at ${head}`;
const remarksOn = (policy, { author, head }, { by, suites }, approval) => [
	...approval === void 0 ? [] : [approvedBy(approval, head.sha)],
	...isExempt(policy, author) ? [`${author.login} is exempt: no block is needed, and the suites must pass all the same`] : [],
	...by.isolation === "none" ? ["isolation: none, as the policy allows. The suites ran as the user of the runner, and could reach what it reaches"] : [],
	...policy.isolation === "none" && by.network === "open" && Object.keys(suites).some((name) => policy.suites[name]?.scope === "offline") ? ["offline: not enforced. The suites of scope `offline` could reach the network"] : []
];

// \0builtin:node:timers/promises
var require_promises = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:timers/promises");
}));

// src/io/clock.ts
var import_promises = require_promises();
/** The machine's clock. */
const systemClock = {
	now: () => /* @__PURE__ */ new Date(),
	sleep: async (milliseconds) => {
		await (0, import_promises.setTimeout)(milliseconds);
	}
};

// src/entries/environment.ts
/** The environment as it is now. */
const readEnvironment = () => Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => value === void 0 ? [] : [[name, value]]));

// src/core/shards/shard.ts
/** Numbers as a sentence has them: `1, 2 and 5`. */
const listed = (numbers) => numbers.join(", ").replace(/, (\d+)$/, " and $1");

// src/core/shards/leg.ts
/** The most legs that a run has: the action has an input for the slip of each. */
const MOST_LEGS = 100;
const SYSTEMS = [
	"linux",
	"macos",
	"windows"
];
const EXPECTED = `a number of legs, or the number on each system, such as "linux=8 macos=1", ${100} at most in all`;
/**
* Reads which leg of how many a job is. `shards` is their number, or where they have several systems the number on each,
* in the order of the legs: `linux=8 macos=1`. What is wrong is told as a message that names the input.
*/
const parseLeg = (shard, shards) => {
	const systems = systemsOf(shards);
	if (systems.length === 0 || systems.length > 100) return err(`input \`shards\`: expected ${EXPECTED}, found ${JSON.stringify(shards)}`);
	const last = systems.length - 1;
	if (!/^\d{1,4}$/.test(shard) || Number(shard) > last) return err(`input \`shard\`: expected a number from 0 to ${last}, found ${JSON.stringify(shard)}`);
	return ok({
		index: Number(shard),
		systems
	});
};
const systemsOf = (shards) => {
	if (/^\d{1,4}$/.test(shards)) return Array.from({ length: Number(shards) }, () => "same");
	const groups = shards.split(/[\s,]+/).map((group) => {
		const [, name, count] = /^([a-z]+)=([1-9]\d{0,3})$/.exec(group) ?? [];
		const system = SYSTEMS.find((one) => one === name);
		return system === void 0 ? void 0 : Array.from({ length: Number(count) }, () => system);
	});
	return groups.every((group) => group !== void 0) ? groups.flat() : [];
};

// src/entries/action/inputs.ts
/** What a header can carry. The message does not show the value, as one about another input does. */
const token = string$1().check(_regex(/^[!-~]*$/, "expected a token, found white space or another character in it"));
const schema = object({
	job: _enum([
		"rerun",
		"verdict",
		"verify",
		"open-check",
		"close-check",
		"audit"
	]),
	"github-token": token,
	policy: _default(string$1(), POLICY_PATH),
	result: _default(string$1(), ""),
	"app-token": _default(token, ""),
	"check-run": _default(string$1().check(_regex(/^\d{0,20}$/, "must be the id of a check run")), ""),
	"started-by": _default(string$1(), ".github/workflows/recount-start.yml"),
	isolation: _default(_enum(ISOLATION_INPUTS), "auto"),
	shard: _default(string$1(), "0"),
	shards: _default(string$1(), "1")
});
/** Reads the inputs; the runner gives an empty string for one that is not set. White space around a value is none of it. */
const parseInputs = (read) => {
	const given = Object.keys(schema.shape).flatMap((name) => {
		const value = read(name).trim();
		return value === "" ? [] : [[name, value]];
	});
	const inputs = schema.safeParse(Object.fromEntries(given), { reportInput: true });
	if (!inputs.success) return err(invalid(inputs.error));
	const { shard, shards, ...others } = inputs.data;
	if (reportsByApp(others.job) === (others["app-token"] === "")) return err(fault("input-invalid", `input \`app-token\`: expected for the jobs open-check and close-check, and for no other`));
	const leg = parseLeg(shard, shards);
	if (!leg.ok) return err(fault("input-invalid", leg.error));
	if (others.job !== "rerun" && leg.value.systems.length > 1) return err(fault("input-invalid", `input \`shards\`: expected only for the job rerun, found it for ${others.job}`));
	const records = Array.from({ length: 100 }, (_, index) => read(`record-${index}`).trim());
	const last = records.findLastIndex((record) => record !== "");
	return ok({
		...others,
		leg: leg.value,
		records: records.slice(0, Math.max(last, 0) + 1)
	});
};
/** Whether a job reports a check by itself, with the token of the App that is the check's source. */
const reportsByApp = (job) => job === "open-check" || job === "close-check";
const invalid = (error) => fault("input-invalid", error.issues.map((issue) => `input \`${issue.path.join(".")}\`: ${explainIssue(issue)}`).join("; "));

// \0builtin:node:buffer
var require__builtin_node_buffer = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:buffer");
}));

// src/core/json-text.ts
var import__builtin_node_buffer = require__builtin_node_buffer();
/** A value as a document of JSON that people read too. */
const jsonDocument = (value) => `${JSON.stringify(value, null, 2)}\n`;
/** What a text holds as JSON, or undefined where it holds none. */
const readJsonText = (text) => {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
};

// src/core/json-bytes.ts
/** What bytes hold as JSON in UTF-8, or undefined where they hold none. */
const readJsonBytes = (bytes) => (0, import__builtin_node_buffer.isUtf8)(bytes) ? readJsonText(Buffer.from(bytes).toString()) : void 0;

// src/core/audit/account.ts
/** The one file in the artifact of an account. */
const ACCOUNT_FILE = "judged.json";
const accountSchema$1 = strictObject({
	kind: literal("recount-judged"),
	run: string$1(),
	attempt: int$2().check(_gte(1)),
	commit: string$1(),
	pulls: array(strictObject({
		number: int$2(),
		head: string$1(),
		base: string$1(),
		block: nullable(digestSchema)
	}))
});
/** The name of the artifact that an attempt of a run leaves its account in. */
const accountName = (attempt) => `recount-judged-${attempt}`;
/** An account as bytes. */
const encodeAccount = (account) => Buffer.from(JSON.stringify({
	kind: "recount-judged",
	...account
}));

// \0builtin:node:zlib
var require__builtin_node_zlib = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:zlib");
}));

// src/core/tests/cited.ts
var import__builtin_node_zlib = require__builtin_node_zlib();
/** What a run says of a test that a body cites: what the tests of that name came to; where there is none, the nearest names. */
const citedSchema = strictObject({
	test: string$1(),
	outcomes: array(recordedOutcomeSchema),
	near: array(string$1())
});

// src/core/record/suite-result.ts
const text$2 = string$1();
/**
* What one run of one suite gave: what is compared (`record`) and what is only told. `counts` is there whenever reports
* were read, also where the record leaves them out; `tail` is the end of the output of a suite that does not pass,
* `refused` why its reports were refused. `cuts` are the shorter forms of the record's `groups` that a block may pin
* instead, the finest first, and `detail` tells groups by name. Of shards, `repeated` are the tests that more than one
* ran, and `unexcused` says that one of them ended badly through more than unstable tests. `cited` tells of the tests
* that the body cites.
*/
const suiteResultSchema = strictObject({
	record: suiteRecordSchema,
	counts: optional(countsSchema),
	unstable: array(readonly(tuple([
		_enum([
			"passed",
			"failed",
			"skipped"
		]),
		text$2,
		text$2
	]))),
	unmatched: array(text$2),
	notes: array(text$2),
	milliseconds: int$2(),
	refused: optional(text$2),
	tail: optional(text$2),
	cuts: optional(array(base64$1())),
	detail: optional(array(detailSchema)),
	repeated: optional(strictObject({
		count: int$2().check(_gte(1)),
		some: array(text$2)
	})),
	unexcused: optional(literal(true)),
	cited: optional(array(citedSchema))
});
/** What the record keeps of a tally, by how exactly the policy wants tests compared. */
const testFields = (tally, tests) => ({
	...tests === "outcome" ? {} : { tests: tally.counts },
	...tests === "exact" ? {
		digest: tally.digest,
		groups: tally.groups.toString("base64"),
		...tally.failing === void 0 ? {} : { failing: tally.failing },
		...tally.skipping === void 0 ? {} : { skipping: tally.skipping }
	} : {}
});
/** What a result tells of a tally beside its record. */
const toldOf = (tally, tests) => ({
	...tally === void 0 ? {} : { counts: tally.counts },
	unstable: [...tally?.unstable ?? []],
	unmatched: [...tally?.unmatched ?? []],
	...tests !== "exact" || tally === void 0 || tally.cuts.length === 0 ? {} : { cuts: tally.cuts.map((cut) => entriesOf(cut).toString("base64")) }
});
/** The record of one run of a suite. */
const makeSuiteRecord = (suite, exit, reports) => ({
	command: suite.run,
	scope: suite.scope,
	exit,
	...reports.kind === "read" ? testFields(reports.tally, suite.tests) : {},
	...reports.kind === "refused" ? { report: reports.code } : {}
});

// src/core/record/regenerated.ts
const runsSchema$1 = strictObject({
	first: suiteResultSchema,
	again: optional(suiteResultSchema),
	corners: optional(cornersSchema)
});
const absenceSchema = _enum(["paths", "os"]);
/** What the judged job found out: the record with all that is told beside it, and what it did not run. */
const regeneratedSchema = strictObject({
	...omit$1(recordSchema, { suites: true }).shape,
	suites: record(suiteName, runsSchema$1),
	absent: record(suiteName, absenceSchema),
	/** The branch that what the base says is asked of: a pull request may be pointed at another one before it is judged. */
	onto: optional(string$1())
});
/** For each suite the shorter forms of its `groups` that a block may pin. */
const cutsOf = ({ suites }) => Object.fromEntries(Object.entries(suites).map(([name, { first }]) => [name, first.cuts ?? []]));
/** The record of a run: what is compared, and `by`. */
const recordOf$1 = ({ recount, commit, tree, policy, suites, by }) => ({
	recount,
	commit,
	tree,
	policy,
	suites: Object.fromEntries(Object.entries(suites).map(([name, { first }]) => [name, first.record])),
	by
});

// src/core/earlier/kept-baseline.ts
/** The one file in the artifact of a baseline. */
const BASELINE_FILE = "baseline.json.gz";
/** A baseline has at most so many bytes, packed and not: 200,000 tests of a suite by name are about 30 MB. */
const MOST_PACKED = 33554432;
const baselineSchema = strictObject({
	kind: literal("recount-baseline"),
	run: string$1(),
	attempt: int$2().check(_gte(1)),
	branch: string$1(),
	regenerated: regeneratedSchema,
	/** Of each suite of which not too many tests ran. */
	tests: record(suiteName, namedTestsSchema)
});
/** The name of the artifact that an attempt of a run keeps its baseline in. */
const baselineName = (attempt) => `recount-baseline-${attempt}`;
/** A baseline as bytes; without its tests by name where they are too many, so that it says nothing of losses. */
const encodeBaseline = (kept, most = MOST_PACKED) => {
	const pack = (one) => (0, import__builtin_node_zlib.gzipSync)(JSON.stringify({
		kind: "recount-baseline",
		...one
	}));
	const whole = pack(kept);
	return whole.length <= most ? whole : pack({
		...kept,
		tests: {}
	});
};

// src/core/earlier/kept-record.ts
/** The one file in the artifact of a kept record. */
const KEPT_FILE = "regenerated.json";
const keptSchema = strictObject({
	kind: literal("recount-kept-record"),
	run: string$1(),
	attempt: int$2().check(_gte(1)),
	/** The base branch that the pull request had. */
	base: string$1(),
	regenerated: regeneratedSchema
});
/** The name of the artifact that an attempt of a run keeps its record in. */
const keptName = (attempt) => `recount-record-${attempt}`;
/** The attempt that an artifact's name is of, or undefined where it is another artifact's. */
const attemptOf = (name) => {
	const [, attempt] = /^recount-record-([1-9]\d{0,5})$/.exec(name) ?? [];
	return attempt === void 0 ? void 0 : Number(attempt);
};
/** A kept record as bytes. */
const encodeKept = (kept) => Buffer.from(JSON.stringify({
	kind: "recount-kept-record",
	...kept
}));
/** Reads a kept record, or says why it is none. Any job of its run could have left these bytes: hostile. */
const decodeKept = (bytes) => {
	const kept = readBy$1(keptSchema, readJsonBytes(bytes));
	return kept.ok ? kept : err(`${KEPT_FILE} holds no kept record: ${kept.error}`);
};

// src/core/record/statement.ts
/** The predicate's type, as `actions/attest` wants it beside the predicate. */
const PREDICATE_TYPE = "https://in-toto.io/attestation/test-result/v0.1";
/** Tests that a list names at most: GitHub takes a predicate of 16 MB. */
const MOST_LISTED = 2e4;
/**
* The record as a statement of in-toto. A list of tests is left out where not every test that belongs into it is known
* by name: an empty list says that there is none. The policy's digest is of its canonical form and not of the file, so it
* has a name of its own among the digests.
*/
const statementOf = ({ policy, policyPath, regenerated, tests = {}, url }) => {
	const record = recordOf$1(regenerated);
	return {
		_type: "https://in-toto.io/Statement/v1",
		subject: [{ digest: { gitCommit: record.commit } }],
		predicateType: PREDICATE_TYPE,
		predicate: {
			result: resultOf(policy, regenerated),
			configuration: [{
				name: policyPath,
				digest: { recountPolicy: record.policy.slice(7) }
			}],
			...url === void 0 ? {} : { url },
			...lists(regenerated, tests),
			recount: record,
			recountNotRun: regenerated.absent
		}
	};
};
const failedUnstable = ({ suites }) => Object.entries(suites).flatMap(([name, { first }]) => first.unstable.flatMap(([outcome, group, test]) => outcome === "failed" ? [named(name, group, test)] : []));
/** A suite that must pass and does not is a failure; one that need not, an unstable test, or a suite not run, a warning. */
const resultOf = (policy, regenerated) => {
	const unmet = Object.entries(policy.suites).flatMap(([name, suite]) => {
		const { [name]: runs } = regenerated.suites;
		if (runs === void 0) return regenerated.absent[name] === "paths" ? [] : ["report"];
		return demandsOf(name, {
			...suite,
			must: "pass"
		}, runs.first).length === 0 ? [] : [suite.must];
	});
	if (unmet.includes("pass")) return "FAILED";
	return unmet.length > 0 || failedUnstable(regenerated).length > 0 ? "WARNED" : "PASSED";
};
const named = (suite, group, test) => `${suite} \u203a ${showTest(group, test)}`;
const lists = (regenerated, tests) => {
	const passed = [];
	const failed = [];
	let [passedKnown, failedKnown, warnedKnown] = [
		true,
		true,
		true
	];
	for (const [name, { first }] of Object.entries(regenerated.suites)) {
		const { record, counts, unstable } = first;
		if (counts === void 0) {
			if (record.report !== void 0) [passedKnown, failedKnown, warnedKnown] = [
				false,
				false,
				false
			];
			continue;
		}
		const all = tests[name];
		const failing = all?.flatMap(([outcome, ...test]) => outcome === "failed" ? [test] : []) ?? record.failing;
		if (failing?.length === counts.failed) failed.push(...failing.map(([group, test]) => named(name, group, test)));
		else if (counts.failed > 0) failedKnown = false;
		if (unstable.length < (counts.unstable ?? 0)) [passedKnown, warnedKnown] = [false, false];
		if (all === void 0 && counts.passed > 0) passedKnown = false;
		const good = [...all ?? [], ...unstable].filter(([outcome]) => outcome === "passed");
		passed.push(...good.map(([, group, test]) => named(name, group, test)));
	}
	return {
		...passedKnown && passed.length <= MOST_LISTED ? { passedTests: passed } : {},
		...warnedKnown ? { warnedTests: failedUnstable(regenerated) } : {},
		...failedKnown && failed.length <= MOST_LISTED ? { failedTests: failed } : {}
	};
};

// src/core/render/plain.ts
const SEQUENCES = /\u001b\[[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|\u001b[@-_]/g;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/** Outside text on one line: without colours, controls, invisible or direction-changing characters; cut at `limit`. */
const plainLine = (text, limit) => {
	const line = text.replace(SEQUENCES, "").replace(/[\t\r\n]+/g, " ").replace(INVISIBLE, "");
	return line.length <= limit ? line : `${line.slice(0, limit).replace(/[\ud800-\udbff]$/, "")}\u2026`;
};
/** Outside text of many lines, cleaned like {@link plainLine}; lines of over 1,000 characters are cut. */
const plainLines = (text) => text.split(/\r\n|\r|\n/).map((line) => plainLine(line.replace(/\t/g, "    "), 1e3)).join("\n");

// src/core/render/annotations.ts
init_format();
/** GitHub shows ten errors a step; the rest would be dropped in silence (actions/runner, ExecutionContext.cs). */
const MOST = 10;
/** GitHub cuts a message at 4,096 characters. Both parts are cut, so that the remedy is never what is lost. */
const LONGEST_MESSAGE = 3e3;
const LONGEST_REMEDY = 1e3;
/** One for each test or group: they tell more of what another finding has said already. */
const DETAILS = [
	"group-contradicted",
	"failing-contradicted",
	"skipping-contradicted"
];
/** The annotation of a finding, a fault or what an audit found. */
const annotationOf = ({ code, message, remedy, place }) => ({
	title: `recount: ${code}`,
	message: `${plainLine(message, LONGEST_MESSAGE)}. To mend it: ${plainLine(remedy, LONGEST_REMEDY)}.`,
	...place === void 0 || place.file === "body" ? {} : place
});
/** The annotations of a verdict, the most important first, ten at most; the last one tells how many are left out. */
const renderAnnotations = ({ findings }) => {
	if (findings.length <= MOST) return findings.map(annotationOf);
	const isDetail = ({ code }) => DETAILS.includes(code);
	const ordered = [...findings.filter((one) => !isDetail(one)), ...findings.filter(isDetail)];
	const rest = {
		title: "recount",
		message: `${findings.length - 9} more findings are in the job's summary.`
	};
	return [...ordered.slice(0, 9).map(annotationOf), rest];
};

// src/core/render/outcome.ts
const BLAMED = {
	author: "the author",
	repository: "the repository's set-up",
	runner: "the runner",
	github: "GitHub",
	suite: "the suite"
};
/** The verdict in one sentence, the same on every surface. */
const sentenceOf = ({ outcome, findings, fault, notChecked, commit, group }) => {
	const short = commit === "" ? "this run" : commit.slice(0, 12);
	return {
		match: matchOf(short, notChecked, group),
		mismatch: `The pull request does not pin what ${short} gives.`,
		stale: `The pinned record is of something else than ${short} under the present policy. Counts were not compared.`,
		failing: failingOf(findings.some(isOfResults) ? "suite fails" : "policy is not met", short, notChecked),
		inconclusive: `Nothing can be said about ${short}: it lies with ${fault === void 0 ? "Recount" : BLAMED[fault]}.`
	}[outcome];
};
/** What the policy demands beside the results of a suite: a suite may pass, and the change not be allowed. */
const OF_CHANGE = /* @__PURE__ */ new Set([
	"path-denied",
	"path-protected",
	"link-escapes",
	"test-lost",
	"proof-missing",
	"regression-hidden"
]);
const isOfResults = ({ code }) => !OF_CHANGE.has(code);
const NO_BLOCK = "No block was needed, and none was there to compare.";
/** Where there is no block nobody has claimed anything that could be true. */
const failingOf = (what, short, notChecked) => notChecked.includes("block") ? `The ${what} on ${short}. ${NO_BLOCK}` : `The record is true; the ${what} on ${short}.`;
/** A suite of which a policy only wants a report may fail, and one whose paths are not touched is not run. */
const matchOf = (short, notChecked, group) => {
	if (group !== void 0) return `The suites pass on ${short}, which a merge queue made of ${group.map((number) => `#${number}`).join(", ")}, as far as the policy demands, and each block in it is what its own head gives.`;
	return notChecked.includes("block") ? `The suites pass on ${short} as far as the policy demands. ${NO_BLOCK}` : `The pinned record is what ${short} gives.`;
};

// src/core/render/markdown.ts
const entity = (character) => `&#${character.charCodeAt(0)};`;
const LINKING = /[@#](?=[\w/+-])|:(?=\/\/|[\w+-]+:)|(?<=\bwww)\.|(?<=\bgh)-(?=\d)/gi;
const MARKUP = /[\\`*_{}[\]<>#|~&@$]/g;
/** What makes a list or a heading of a line that begins with it. */
const LEADING = /^[-+=]|(?<=^\d{1,9})[.)]/;
const PARTED = "\u200b";
/** Text of one line in which no character opens Markdown or HTML, also in a table cell. */
const escaped = (line) => line.replace(LINKING, `$&${PARTED}`).replace(MARKUP, entity).replace(/:(?=\u200b)|(?<=\bwww)\.(?=\u200b)/gi, entity).replace(LEADING, entity).replaceAll(PARTED, "&#8203;");
/** Outside text as code that it cannot leave. Written as HTML: a code span in a table cell cannot hold every `|`. */
const codeSpan = (text, limit = 200) => {
	const line = plainLine(text, limit);
	return `<code>${line.trim() === "" ? "(empty)" : escaped(line)}</code>`;
};
/** Our own sentences, in which outside words may stand: no character of them opens Markdown or HTML. */
const prose = (text, limit = 1e3) => escaped(plainLine(text, limit).trim());
/** Our own sentences with commands between backticks, which are shown as code; all else is {@link prose}. */
const steps = (text) => plainLine(text, 1e3).split("`").map((part, index, { length }) => {
	if (index % 2 === 0 || part === "") return escaped(part);
	return index === length - 1 ? escaped(`\`${part}`) : codeSpan(part);
}).join("");
const longestRun = (text) => (text.match(/`+/g) ?? []).reduce((longest, { length }) => Math.max(longest, length), 0);
/** Lines in a fence that they cannot close. Outside text goes through `plainLines` first. */
const fenced = (lines, info = "text") => {
	const ticks = "`".repeat(Math.max(3, longestRun(lines) + 1));
	return `${ticks}${info}\n${lines}\n${ticks}`;
};
/** A table row of cells that are Markdown already. */
const row = (cells) => `| ${cells.join(" | ")} |`;

// src/core/render/corners.ts
/** Tests of one kind that a summary shows; who wants all of them asks `recount explain`. */
const MOST_SHOWN = 30;
/** What the base says beside the suites: what is lost, what the base's tests say of the head's code, what is proved. */
const cornerSections = (regenerated) => Object.entries(regenerated?.suites ?? {}).flatMap(([name, { corners = {} }]) => sectionsOf(name, corners));
const sectionsOf = (suite, corners) => {
	const [losses, regressions, proof] = [
		lossesIn(corners),
		regressionsIn(corners),
		proofIn(corners)
	];
	return [
		losses === void 0 ? "" : lossesSection(suite, losses),
		regressions === void 0 ? "" : regressionsSection(suite, regressions),
		proof === void 0 ? "" : proofSection(suite, proof)
	].filter((section) => section !== "");
};
/** A table of at most so many rows, with a line that counts the others; nothing where there are none. */
const table = (title, head, lines, rest, below) => {
	if (lines.length === 0) return "";
	const shown = lines.slice(0, MOST_SHOWN);
	const left = lines.length - shown.length + rest;
	const more = left === 0 ? "" : `\n\nand ${left} more.`;
	return `### ${title}\n\n${[
		row(head),
		row(head.map(() => "---")),
		...shown.map(row)
	].join("\n")}${more}\n\n${below}`;
};
const test = ([group, name]) => codeSpan(showTest(group, name));
const HAD = {
	push: "from the record of a push to the base branch",
	run: "by running them here",
	stored: "from a stored record"
};
const howHad = (had) => {
	if (had.from === "push") return `${HAD.push}, run ${had.run}, attempt ${had.attempt}`;
	return had.from === "run" ? `${HAD.run}, in ${seconds(had.milliseconds)}` : HAD.stored;
};
const lossesSection = (suite, losses) => {
	const { gone, skipped, fewer, moved, focused } = losses;
	const lines = [
		...gone.some.map((one) => [
			test(one),
			"there",
			"gone"
		]),
		...skipped.some.map((one) => [
			test(one),
			"ran",
			"skipped"
		]),
		...fewer.some.map((one) => [
			test(one.test),
			`${one.before} tests`,
			`${one.after} tests`
		]),
		...moved.some.map(({ from, to }) => [
			test(from),
			"there",
			`found again as ${test(to)}`
		])
	];
	const only = focused.some.length === 0 ? "" : ` A test is newly marked as the only one to run in ${focused.some.slice(0, MOST_SHOWN).map((path) => codeSpan(path)).join(", ")}.`;
	const { before, after } = losses.totals;
	return table(`Tests of the base that ${codeSpan(suite)} lacks`, [
		"test",
		"base",
		"head"
	], lines, gone.rest + skipped.rest + fewer.rest + moved.rest, `The base has ${before} tests, the head ${after}. The base's were had ${prose(howHad(losses.had))}.${only}`);
};
const stated$1 = (state, said, again) => `${IN_WORDS[state]}${said === void 0 ? "" : `: ${codeSpan(said)}`}${again === void 0 ? "" : `; the second time it ${IN_WORDS[again]}`}`;
const TOUCHED = {
	edited: "edited",
	deleted: "deleted",
	beside: "what it shares or what may hold it is changed",
	none: "left alone"
};
const regressionsSection = (suite, { tests, ended }) => table(`Tests of the base in ${codeSpan(suite)} that the head's code does not pass`, [
	"test",
	"as the base has it, over the head",
	"as the head has it",
	"the pull request",
	"file"
], tests.some.map((one) => [
	test(one.test),
	stated$1(one.over, one.said, one.again),
	one.head === "absent" ? "is gone" : IN_WORDS[one.head],
	TOUCHED[one.touch],
	one.file === void 0 ? "\u2013" : codeSpan(one.file)
]), tests.rest, ranIn(ended));
const proofSection = (suite, { tests, ended }) => table(`Tests of the head in ${codeSpan(suite)} over the base's code`, [
	"test",
	"over the base",
	"on the head"
], tests.some.map((one) => [
	test(one.test),
	stated$1(one.base, one.said, one.again),
	IN_WORDS[one.head]
]), tests.rest, ranIn(ended));
const ranIn = ({ ran, said, milliseconds }) => `${ran} tests ran, in ${seconds(milliseconds)}.${said === void 0 ? "" : ` The last that was printed: ${codeSpan(said)}`}`;

// src/core/render/summary.ts
/** GitHub drops a summary of more than 1 MiB whole, so a section that would pass this many bytes is left out. */
const LIMIT = 1e6;
/** Of what has no end in itself this many lines are shown: what is handed over may be of any length. */
const MOST_FINDINGS = 50;
const MOST_LINES = 200;
const MOST_FILES$1 = 30;
/** The job's summary in Markdown, for a reader who has never heard of Recount; `limit` in bytes. */
const renderSummary = (facts, limit = LIMIT) => {
	const sections = [
		heading(facts.verdict),
		harnessOf(facts),
		findingsTable(facts.verdict.findings),
		remedies(facts.verdict.findings),
		besides$1(facts),
		...cornerSections(facts.regenerated),
		unstableTests(facts.regenerated),
		bullets("Not checked", facts.verdict.notChecked),
		bullets("Live", (facts.verdict.live ?? []).map(showLive)),
		bullets("Remarks", [...facts.remarks ?? [], ...notesOf$1(facts.regenerated)]),
		paste(facts),
		facts.tail === void 0 ? "" : tailOf("was printed", "command", facts.tail),
		...tails(facts.regenerated)
	].filter((section) => section !== "");
	const kept = [];
	let room = limit;
	for (const section of sections) {
		const size = Buffer.byteLength(section) + 2;
		if (size > room) continue;
		kept.push(section);
		room -= size;
	}
	if (kept.length < sections.length) kept.push("Something is left out here: it is too long for a summary.");
	return `${kept.join("\n\n")}\n`;
};
const heading = (verdict) => `## ${verdict.pass ? "\u2705" : "\u274c"} Recount: ${verdict.outcome}\n\n${sentenceOf(verdict)}`;
/** First of all: a runner can be made to lie by what configures it. */
const harnessOf = ({ harness = [] }) => {
	if (harness === "unlisted") return "Which files this pull request changes could not be listed.";
	if (harness.length === 0) return "";
	const shown = harness.slice(0, MOST_FILES$1).map((path) => codeSpan(path));
	const more = harness.length > shown.length ? ` and ${harness.length - shown.length} more` : "";
	return `**Look at these first**, since they decide what the suites run and how their runners count: ${shown.join(", ")}${more}`;
};
const cell = (value) => value === void 0 ? "" : codeSpan(show$1(value), 80);
const findingsTable = (findings) => {
	if (findings.length === 0) return "";
	const lines = findings.slice(0, MOST_FINDINGS).map(({ code, message, pinned, regenerated }) => row([
		codeSpan(code),
		prose(message, 500),
		cell(pinned),
		cell(regenerated)
	]));
	const left = findings.length - MOST_FINDINGS;
	const more = left > 0 ? `\n\n${left} more findings are in the output \`verdict\`.` : "";
	return `${[
		row([
			"finding",
			"what",
			"claimed",
			"found"
		]),
		row([
			"---",
			"---",
			"---",
			"---"
		]),
		...lines
	].join("\n")}${more}`;
};
const remedies = (findings) => {
	const ways = [...new Set(findings.map(({ remedy }) => remedy))].slice(0, 10);
	return ways.length === 0 ? "" : `### What to do\n\n${ways.map((way) => `- ${steps(way)}`).join("\n")}`;
};
const COLUMNS = [
	"total",
	"passed",
	"failed",
	"skipped",
	"unstable"
];
/** Unstable tests have a column where a policy names such tests. */
const columnsOf = (suites) => COLUMNS.filter((column) => column !== "unstable" || suites.some((suite) => suite?.tests?.unstable !== void 0));
const countsRow = (name, whose, suite, columns) => {
	const exit = suite === void 0 ? "\u2013" : codeSpan(suite.report === void 0 ? String(suite.exit) : `${suite.exit}, ${suite.report}`);
	return row([
		name,
		whose,
		exit,
		...columns.map((column) => String(suite?.tests?.[column] ?? "\u2013"))
	]);
};
const besides$1 = ({ pinned, regenerated }) => {
	const names = [.../* @__PURE__ */ new Set([...Object.keys(pinned?.suites ?? {}), ...Object.keys(regenerated?.suites ?? {})])].sort();
	if (names.length === 0) return "";
	const shown = names.slice(0, MOST_LINES).map((name) => ({
		name,
		claimed: pinned?.suites[name],
		found: regenerated?.suites[name]?.first.record,
		again: regenerated?.suites[name]?.again?.record
	}));
	const columns = columnsOf(shown.flatMap(({ claimed, found, again }) => [
		claimed,
		found,
		again
	]));
	const lines = shown.flatMap(({ name, claimed, found, again }) => [
		countsRow(codeSpan(name), "claimed", claimed, columns),
		countsRow("", "found", found, columns),
		...again === void 0 ? [] : [countsRow("", "found again", again, columns)]
	]);
	const head = [
		"suite",
		"",
		"exit",
		...columns
	];
	const by = regenerated === void 0 ? "" : `\n\nFound by ${ranBy(regenerated)}.${pinned === void 0 ? "" : ` Claimed by ${ranBy(pinned)}.`}`;
	return `### Claimed and found\n\n${[
		row(head),
		row(head.map(() => "---")),
		...lines
	].join("\n")}${by}`;
};
const ranBy = ({ by }) => prose(`${by.tool} on ${by.os} ${by.arch}, isolation ${by.isolation}, in ${seconds(by.milliseconds)}`);
const unstableTests = (regenerated) => {
	const lines = Object.entries(regenerated?.suites ?? {}).flatMap(([name, { first }]) => first.unstable.slice(0, MOST_LINES).map(([outcome, group, test]) => `- ${codeSpan(name)} ${codeSpan(showTest(group, test))}: ${outcome}`));
	const shown = lines.slice(0, MOST_LINES).join("\n");
	return lines.length === 0 ? "" : `### Tests that the policy calls unstable\n\n${shown}`;
};
const bullets = (title, lines) => lines.length === 0 ? "" : `### ${title}\n\n${lines.map((line) => `- ${prose(line)}`).join("\n")}`;
const notesOf$1 = (regenerated) => Object.entries(regenerated?.suites ?? {}).flatMap(([name, { first }]) => first.notes.slice(0, 20).map((note) => `${name}: ${note}`)).slice(0, MOST_LINES);
const tails = (regenerated) => Object.entries(regenerated?.suites ?? {}).flatMap(([name, { first }]) => first.tail === void 0 ? [] : [tailOf(`${codeSpan(name)} printed (exit ${first.record.exit})`, "suite", first.tail)]);
/** Output is shown as nobody's words but its own: a reader, human or not, should take no order from it. */
const tailOf = (what, whose, tail) => `### The end of what ${what}\n\nThese are the ${whose}'s own words.\n\n${fenced(plainLines(tail.slice(-16e3)))}`;
/** A block that is true has nothing to be replaced by. */
const paste = ({ verdict, block, pinned }) => verdict.pass || block === void 0 || verdict.outcome === "failing" && pinned !== void 0 ? "" : `### The block of what was found\n\n\`recount pin --from-ci\` puts it into the body; by hand, replace the old block with this:\n\n${fenced(block, "markdown")}`;

// \0builtin:node:fs
var require__builtin_node_fs = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:fs");
}));

// src/core/render/workflow-commands.ts
var import__builtin_node_fs = require__builtin_node_fs();
/**
* The runner looks for its words by the rules of a language, in which these characters count for nothing: a command
* with one of them inside is a command all the same (.NET, "String comparison", and actions/runner, ActionCommand.cs).
*/
const UNCOUNTED = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}]|(?![\t\n\r])\p{Cc}/gu;
/** `::` where a line begins, for the runner or for anybody: white space of any kind before it is none. */
const NEWER = /^([\s\p{Z}\u0085]*):(?=:)/gmu;
const OLDER = /##\[/g;
/**
* Outside text as it may stand in a log: no command of the runner is left in it. `::name::` is honoured at the start of a
* line, `##[name]` anywhere in it; each is broken by a blank, which counts in every language.
*/
const withoutCommands = (text) => text.replace(UNCOUNTED, "").replace(NEWER, "$1: ").replace(OLDER, "## [");

// src/io/actions/publish.ts
/** Writes one line of ours into the job's log; what it quotes may be hostile. */
const say = (line) => {
	info(withoutCommands(line));
};
/** Shows annotations as errors of the step. */
const annotate = (annotations) => {
	for (const { title, message, file, line, column } of annotations) error(message, {
		title,
		...file === void 0 ? {} : { file },
		...line === void 0 ? {} : { startLine: line },
		...column === void 0 ? {} : { startColumn: column }
	});
};
/** Writes the job's summary. A display that fails is told in the log and changes nothing else. */
const summarize = async (markdown) => {
	try {
		await summary.addRaw(markdown).write({ overwrite: true });
	} catch (cause) {
		warning(`The summary could not be written (${String(cause)}). The verdict stands.`);
	}
};
/** Sets the outputs of the step. */
const setOutputs = (outputs) => {
	for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
};
/** Tells a problem that decides nothing. */
const warn = (message) => {
	warning(withoutCommands(message));
};

// src/core/corners/corner-run.ts
const LONGEST$1 = 300;
/** The run of a corner from what running the suite gave. */
const cornerRunOf = ({ result, tally }) => {
	const total = result.counts?.total ?? 0;
	const said = total > 0 ? void 0 : (saidLast(result.tail) ?? result.refused)?.slice(0, LONGEST$1);
	return {
		total,
		tests: tally?.tests,
		failures: tally?.failures ?? [],
		said,
		unread: whyUnread(result),
		milliseconds: result.milliseconds
	};
};
/** Why the tests of a run may not be all that there are: its reports are refused, or it was ended before its own end. */
const whyUnread = ({ record: { report, exit }, refused = report }) => {
	if (report !== void 0) return `its reports are refused there: ${refused}`;
	return typeof exit === "number" ? void 0 : `it ended there with ${exit}`;
};
/** The same, unless a test ran in more than one of its shards: nothing can be compared with that. */
const soundRunOf = (run) => {
	const { repeated } = run.result;
	return repeated === void 0 ? ok(cornerRunOf(run)) : err(fault("test-in-two-shards", `${repeated.count} tests ran in more than one shard there`));
};
/** The last line of a command that says something. */
const saidLast = (tail = "") => tail.split("\n").map((line) => line.trim()).findLast((line) => line !== "");
/** Why nothing can be told of a run's tests by name, or undefined where it can: no test at all is told as such. */
const whyNotNamed = ({ tests, total }) => tests === void 0 && total > 0 ? `${total} tests are more than are kept by name` : void 0;

// src/core/shards/tests.ts
/** A test's key: the first bytes of the sha256 of its group and name, whatever its outcome. */
const KEY = 8;
/**
* A row that a reader made for what failed outside every test: each shard may have its own. No other name is one, for a
* test may well be called `(empty)`.
*/
const NO_TEST = /^\((?:assembly error|class error|configuration failed|error outside of examples|failed after its end|file failed|load error|not collected|package failed|run error|subtest failed|suite error|suite failed|test without an end)\)$/;
const NO_KEY$1 = "\0".repeat(8);
/** Whether a row stands for no test of its own. */
const isNoTest = (name) => NO_TEST.test(name);
const keyOf = (group, name) => isNoTest(name) ? NO_KEY$1 : sha256Text(canonical([group, name])).slice(0, 8);
/** The tests of a shard as merging wants them, from their names. */
const shardTestsOf = (tests) => {
	const groups = /* @__PURE__ */ new Map();
	const entries = Buffer.alloc(tests.length * 36);
	const keys = Buffer.alloc(tests.length * 8);
	for (const [at, [outcome, group, name]] of tests.entries()) {
		const number = groups.get(group) ?? groups.size;
		groups.set(group, number);
		entries.writeUInt32BE(number, at * 36);
		entries.write(leafOf(outcome, JSON.stringify(group), name), at * 36 + 4, "binary");
		keys.write(keyOf(group, name), at * 8, "binary");
	}
	return {
		groups: [...groups.keys()],
		entries,
		keys,
		tests
	};
};
const base64 = string$1().check(_regex(/^[A-Za-z0-9+/]*={0,2}$/));
/** The tests of a shard as they are handed over: by name, or where there are many as hashes. */
const toldTestsSchema = discriminatedUnion("kind", [strictObject({
	kind: literal("named"),
	tests: namedTestsSchema
}), strictObject({
	kind: literal("hashed"),
	groups: array(string$1()),
	entries: base64,
	keys: base64
})]);
/** Whether tests that were told by name are as many as are counted. */
const isAsCounted = (tests, counts) => {
	if (counts === void 0) return false;
	const found = {
		passed: 0,
		failed: 0,
		skipped: 0,
		unstable: 0
	};
	for (const [outcome] of tests) found[outcome]++;
	const { total, passed, failed, skipped, unstable = 0 } = counts;
	return total === tests.length && canonical(found) === canonical({
		passed,
		failed,
		skipped,
		unstable
	});
};
/** Reads what was told of a shard's tests, which must be as many as it counts. Hostile bytes: every number is checked. */
const hearTests = (told, counts) => {
	if (told.kind === "named") return isAsCounted(told.tests, counts) ? ok(shardTestsOf(told.tests)) : err("tests that are not as it counts");
	const [entries, keys] = [Buffer.from(told.entries, "base64"), Buffer.from(told.keys, "base64")];
	const { total, passed, failed, skipped, unstable = 0 } = counts;
	if (total !== passed + failed + skipped + unstable) return err("counts that are no sum");
	if (entries.length !== total * 36 || keys.length !== total * 8) return err("hashes that are not as it counts");
	for (let at = 0; at < entries.length; at += 36) if (entries.readUInt32BE(at) >= told.groups.length) return err("a hash of a group that it does not name");
	return ok({
		groups: told.groups,
		entries,
		keys
	});
};

// src/core/corners/focus.ts
/** How runners are told to run a test and leave the others out. No file can make one of these slow. */
const MARKS = [
	/\b(?:it|test|describe|context|suite|specify|bench|scenario|feature)(?:\.\w+){0,5}\.only\b/gi,
	/(?<![\w.])f(?:it|describe|context|example|specify)\b(?=\s*[('"`])/g,
	/(?<=[\s,(]):focus\b|\bfocus:\s*true\b/g
];
const marksIn = (text = "") => MARKS.reduce((sum, mark) => sum + (text.match(mark)?.length ?? 0), 0);
/** The changed files in which more tests are marked as the only ones to run than before, sorted. */
const focusedFiles = (files) => files.filter(({ before, after }) => marksIn(after) > marksIn(before)).map(({ path }) => path).sort();

// src/core/corners/bodies.ts
/** Less than this many letters and digits say nothing of a test. */
const LEAST = 8;
const indentOf = (line) => line.search(/\S|$/);
const SUITES = new RegExp(`^[^]*${JOINT}`);
/** The words by which a source may call a test, the likeliest first: without its suites, subtest and parameters. */
const titlesOf = (name) => {
	const leaf = name.replace(SUITES, "");
	const parameters = leaf.endsWith("]") ? leaf.indexOf("[") : -1;
	const plain = parameters === -1 ? leaf : leaf.slice(0, parameters);
	return [.../* @__PURE__ */ new Set([
		leaf,
		plain,
		plain.replace(/^[^]*[.:](?=[A-Za-z_]\w*$)/, ""),
		plain.replace(/\/[^]*$/, "")
	])].filter((title) => title !== "");
};
const isWord = (character) => character !== void 0 && /[\w-]/.test(character);
/** Where a title stands in a line as a whole word, or -1. */
const placeOf = (title, line) => {
	for (let at = line.indexOf(title); at !== -1; at = line.indexOf(title, at + 1)) if (!isWord(line[at - 1]) && !isWord(line[at + title.length])) return at;
	return -1;
};
/** Where what is indented deeper ends, from a line on. It is looked for line by line: a file may hold a name very often. */
const endOf = (lines, from, indent) => {
	let end = from;
	for (let one = lines[end]; one !== void 0 && (one.trim() === "" || indentOf(one) > indent); one = lines[end]) end++;
	return end;
};
/** The source of a test by its name, or undefined where the text does not name it or there is hardly anything to it. */
const bodyOf$1 = (text, name) => {
	const titles = titlesOf(name).filter((title) => text.includes(title));
	if (titles.length === 0) return void 0;
	const lines = text.split("\n");
	for (const title of titles) for (const [number, line] of lines.entries()) {
		const at = placeOf(title, line);
		if (at === -1) continue;
		const end = endOf(lines, number + 1, indentOf(line));
		const body = [line.slice(at + title.length), ...lines.slice(number + 1, end)].map((one) => one.trim()).filter((one) => /\w/.test(one));
		if (body.join("").replace(/\W/g, "").length >= LEAST) return body;
	}
};
/** How alike two bodies are, from 0 to 1: the share of lines that both have. */
const likeness = (one, other) => {
	const left = /* @__PURE__ */ new Map();
	for (const line of one) left.set(line, (left.get(line) ?? 0) + 1);
	let shared = 0;
	for (const line of other) {
		const count = left.get(line) ?? 0;
		if (count > 0) shared++;
		left.set(line, count - 1);
	}
	return 2 * shared / (one.length + other.length);
};

// src/core/corners/places.ts
/** Whether a group names no file, class or package, and is but the title of a suite. */
const isTitle = (group) => !/[./]/.test(group) || /\s/.test(group) && !/\.[a-z]\w*$/i.test(group);
/**
* How closely a file's path answers a group: the group is the path, a dotted name of it (`tests.test_a.TestAdd`), or the
* folder, as of a package; a title may be of any file. 0 where it does not.
*/
const closeness = (path, group) => {
	if (isTitle(group)) return 1;
	if (path === group || path.endsWith(`/${group}`) || group.endsWith(`/${path}`)) return 3;
	const dotted = path.replace(/\.[^./]*$/, "").replaceAll("/", ".");
	if (group === dotted || `${group}.`.startsWith(`${dotted}.`) || `.${dotted}`.endsWith(`.${group}`)) return 2;
	if (/\.[^./]+$/.test(group)) return 0;
	const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";
	return folder === "" || group === folder || group.endsWith(`/${folder}`) ? 1 : 0;
};
/** The changed file that holds a test on one side: by its path where that is the group, else by what is written in it. */
const placeOfTest = ([group, name], files, side) => {
	const lacking = side === "before" ? "added" : "deleted";
	const ranked = files.filter(({ kind }) => kind !== lacking).map((file) => ({
		file,
		close: closeness(file.path, group)
	})).filter(({ close }) => close > 0).sort((a, b) => b.close - a.close || (a.file.path < b.file.path ? -1 : 1));
	for (const { file, close } of ranked) {
		const { [side]: text } = file;
		const body = text === void 0 ? void 0 : bodyOf$1(text, name);
		if (close >= 2 || body !== void 0) return {
			file,
			body
		};
	}
};

// src/core/corners/moves.ts
/** A test of the same name elsewhere is the same where at least this share of its lines is. */
const ALIKE = .5;
/** Tests whose sources are looked for, at most: with more the names must do. */
const MOST_READ = 2e3;
/**
* Of tests that are gone, those that are found again among tests that have come: with the same name in a file that git
* calls renamed; with the same name and a like source elsewhere; or with the very same source under another name. Each
* pairs with one at most. Order never matters.
*/
const movesOf = (gone, come, files) => {
	const moves = [];
	const waiting = new Map(come.toSorted(byName$1).map((test) => [keyOf$1(test), test]));
	let left = gone.toSorted(byName$1);
	const settle = (find) => {
		left = left.filter((from) => {
			const to = find(from);
			if (to === void 0) return true;
			waiting.delete(keyOf$1(to));
			moves.push({
				from,
				to
			});
			return false;
		});
	};
	const renames = files.flatMap(({ path, renamedTo }) => renamedTo === void 0 ? [] : [[path, renamedTo]]);
	const fresh = /* @__PURE__ */ new Map();
	const groupsNow = (group) => {
		const known = fresh.get(group) ?? renames.flatMap(([from, to]) => renamedGroups(group, from, to));
		fresh.set(group, known);
		return known;
	};
	settle(([group, name]) => groupsNow(group).map((renamed) => waiting.get(keyOf$1([renamed, name]))).find((found) => found !== void 0));
	const before = new Map(sourcesOf(left, files, "before").map((one) => [one.key, one]));
	const after = sourcesOf([...waiting.values()], files, "after");
	const settleAlike = (sameAs, best) => {
		const alike = gather(after, sameAs);
		settle((from) => {
			const own = before.get(keyOf$1(from));
			return own && best(own, alike.get(sameAs(own)) ?? [])?.test;
		});
	};
	const isWaiting = ({ key }) => waiting.has(key);
	settleAlike(({ test: [, name] }) => name, ({ body }, all) => {
		const [found] = all.filter(isWaiting).map((one) => ({
			one,
			like: likeness(body, one.body)
		})).filter(({ like }) => like >= ALIKE).sort((a, b) => b.like - a.like || byName$1(a.one.test, b.one.test));
		return found?.one;
	});
	settleAlike(({ lines }) => lines, (_, all) => all.find(isWaiting));
	return moves.sort((a, b) => byName$1(a.from, b.from));
};
/** What a group may be called once its file has another path: the path itself, or a dotted name of it. */
const renamedGroups = (group, from, to) => {
	if (group === from || group.endsWith(`/${from}`)) return [group.slice(0, group.length - from.length) + to];
	const [old, fresh] = [dotted(from), dotted(to)];
	return group === old || group.startsWith(`${old}.`) ? [fresh + group.slice(old.length)] : [];
};
const dotted = (path) => path.replace(/\.[^./]*$/, "").replaceAll("/", ".");
const sourcesOf = (tests, files, side) => tests.slice(0, MOST_READ).flatMap((test) => {
	const body = placeOfTest(test, files, side)?.body;
	return body === void 0 ? [] : [{
		key: keyOf$1(test),
		test,
		body,
		lines: body.toSorted().join("\n")
	}];
});

// src/core/corners/losses.ts
/**
* The tests that the base has and the head lacks, or skips where they ran. A test that is there under another name or in
* another place is told as moved. Order never matters.
*
* @param base the base's tests on the base's code; `had` is how they were had
* @param head the suite's own run on the head
* @param files what the change does to files of tests, with their texts
*/
const lossesOf = (base, head, files, had) => {
	const names = isNamed(base) && isNamed(head);
	const [before, after] = [namedIn(names ? base : NONE), namedIn(names ? head : NONE)];
	const missing = [...before.values()].filter(({ test }) => !after.has(keyOf$1(test))).map(({ test }) => test);
	const come = [...after.values()].filter(({ test }) => !before.has(keyOf$1(test))).map(({ test }) => test);
	const moves = movesOf(missing, come, files);
	const target = new Map(moves.map(({ from, to }) => [keyOf$1(from), keyOf$1(to)]));
	const gone = missing.filter((test) => !target.has(keyOf$1(test))).sort(byName$1);
	const pairs = [...before.entries()].flatMap(([key, was]) => {
		const is = after.get(target.get(key) ?? key);
		return is === void 0 ? [] : [{
			was,
			is
		}];
	});
	const skipped = pairs.filter(({ was, is }) => is.skipped > was.skipped && is.ran < was.ran).map(({ is }) => is.test).sort(byName$1);
	const fewer = pairs.map(({ was, is }) => ({
		test: is.test,
		before: was.ran + was.skipped,
		after: is.ran + is.skipped
	})).filter((one) => one.after < one.before).sort((a, b) => byName$1(a.test, b.test));
	const lost = [...skipped, ...fewer.map(({ test }) => test)];
	return {
		kind: "told",
		had,
		totals: {
			before: base.total,
			after: head.total
		},
		names,
		gone: capped(gone),
		skipped: capped(skipped),
		focused: capped(gone.length + lost.length > 0 ? focusedFiles(files) : []),
		fewer: capped(fewer),
		moved: capped(moves),
		declare: declared([...before.values()], gone, lost)
	};
};
const NONE = {
	total: 0,
	tests: []
};
const isNamed = ({ tests, total }) => tests !== void 0 || total === 0;
const namedIn = ({ tests = [] }) => {
	const found = /* @__PURE__ */ new Map();
	for (const [outcome, group, name] of tests) {
		if (isNoTest(name)) continue;
		const key = keyOf$1([group, name]);
		const named = found.get(key) ?? {
			test: [group, name],
			ran: 0,
			skipped: 0
		};
		named[outcome === "skipped" ? "skipped" : "ran"]++;
		found.set(key, named);
	}
	return found;
};
/** What a block declares: a group of which nothing is left stands for all of its tests. */
const declared = (before, gone, others) => {
	const whole = new Map([...gather(before, ({ test: [group] }) => group)].map(([group, all]) => [group, all.length]));
	const entries = [...gather(gone, ([group]) => group)].flatMap(([group, tests]) => tests.length > 1 && tests.length === whole.get(group) ? [[group, ""]] : tests);
	const unique = new Map([...entries, ...others].map((test) => [keyOf$1(test), test]));
	return capped([...unique.values()].sort(byName$1), MOST_DECLARED);
};

// src/core/corners/proof.ts
/** What proves most comes first where not all is told. */
const ORDER = [
	"assertion",
	"unknown",
	"error",
	"absent",
	"skipped",
	"unstable",
	"passed"
];
/**
* What the head's tests do over the base's code. Told are the tests that were asked for, whatever they do, and every
* other one that passes on the head and does not over the base, be it in one of two runs.
*
* @param asked the tests that the block names, each by its group and name
* @param head the suite's own run on the head
* @param base the head's tests over the base's code; `again` a second such run, where there was one
*/
const provesOf = (asked, head, base, again) => {
	const why = whyNotNamed(head) ?? whyNotNamed(base);
	if (why !== void 0) return {
		kind: "not-had",
		code: "proof-unchecked",
		why
	};
	const [onHead, onBase] = [standingsIn(head), standingsTwice(base, again)];
	const loadErrors = loadErrorsOf(base);
	const first = new Set(asked.map(keyOf$1));
	const factOf = (test) => {
		const { state, said = state === "absent" ? loadErrors.get(test[0]) ?? base.said : void 0, ...twice } = onBase(test);
		const asks = first.has(keyOf$1(test)) ? { asked: true } : {};
		return {
			test,
			base: state,
			...twice,
			head: onHead(test).state,
			...asks,
			...said === void 0 ? {} : { said }
		};
	};
	const others = namesOf(head.tests ?? []).filter((test) => !first.has(keyOf$1(test)) && !isNoTest(test[1])).map(factOf).filter((fact) => fact.head === "passed" && (fact.base !== "passed" || fact.again !== void 0)).sort((a, b) => ORDER.indexOf(a.base) - ORDER.indexOf(b.base));
	return {
		kind: "told",
		ended: endedOf(base),
		tests: capped([...asked.map(factOf), ...others])
	};
};
/**
* What a report says of files that could not be loaded, by the groups of their tests. Some reports have a row of such a
* file that is named after it.
*/
const loadErrorsOf = ({ failures }) => new Map(failures.flatMap(({ test: [group, name], said }) => said === void 0 ? [] : [[isNoTest(name) ? group : name, said]]));
/** How a corner's run ended, as the facts hold it. */
const endedOf = ({ total, said, milliseconds }) => ({
	ran: total,
	milliseconds,
	...said === void 0 ? {} : { said }
});

// src/core/corners/test-files.ts
/** Where runners look for tests, and what tests are held against, by the runners' own conventions. */
const TESTS = [
	"**/*{.,-,_}{test,tests,spec,specs}.*",
	"**/{test,spec}_*.*",
	"**/*{Test,Tests,TestCase,Spec,IT}.{java,kt,kts,groovy,scala,cs,fs,vb,php,swift}",
	"**/{test,tests,Test,Tests,spec,specs,e2e,testdata,cypress,__tests__,__mocks__,__snapshots__,__fixtures__}/**",
	"**/*.{Test,Tests}/**",
	"**/src/*Test/**",
	"**/*.{cy.js,cy.ts,cy.jsx,cy.tsx,snap,bats,robot,feature,t}",
	"**/*_unittest.*"
];
/** What configures a runner and nothing else. A file that also says what the code needs goes with the code. */
const CONFIGURATION = [
	"**/{vitest,jest,mocha,ava,karma,jasmine,playwright,cypress,wdio,nyc,tap}{.,-}{config,conf,workspace,setup,preset}*",
	"**/.{mocharc,nycrc,taprc,jasmine,c8rc}*",
	"**/setupTests.*",
	"**/conftest.py",
	"**/{,.}pytest.{ini,toml}",
	"**/tox.ini",
	"**/.rspec",
	"**/{spec,rails}_helper.rb",
	"**/test_helper.{rb,exs}",
	"**/phpunit{,.dist}.xml{,.dist}",
	"**/{testng.xml,junit-platform.properties,nextest.toml,dart_test.yaml}",
	"**/CTest{Config,Custom}.cmake",
	"**/*.runsettings"
];
/** Whether a path configures a runner, by convention. */
const configuresRunner = matcherOf(CONFIGURATION);
const isTest = matcherOf(TESTS);
/** Whether a word is the name of a file or class of tests, without its ending, by convention. */
const namesTestFile = (word) => isTest(`${word}.java`);

// src/core/corners/regressions.ts
/**
* What the base's tests do over the head's code: told is every test that passes on the base, fails, is skipped or is not
* there over the head's code, and does not fail among the head's own tests. What both runs give and the pull request may
* hide comes first.
*
* @param base the base's tests on the base's code
* @param head the suite's own run on the head
* @param over the base's tests over the head's code; `again` a second such run, where there was one
* @param files what the change does to tests, runners' configuration and what tests share, with their texts
*/
const regressionsOf = (base, head, over, files, again) => {
	const why = whyNotNamed(base) ?? whyNotNamed(head) ?? whyNotNamed(over);
	if (why !== void 0) return {
		kind: "not-had",
		code: "regressions-unchecked",
		why
	};
	const [onBase, onHead, overHead] = [
		standingsIn(base),
		standingsIn(head),
		standingsTwice(over, again)
	];
	const loadErrors = loadErrorsOf(over);
	const tests = namesOf(base.tests ?? []).filter(([, name]) => !isNoTest(name));
	const touches = touchesBy(tests, files);
	const broken = tests.flatMap((test) => {
		const { state, said = state === "absent" ? loadErrors.get(test[0]) ?? over.said : void 0, ...twice } = overHead(test);
		const own = onHead(test).state;
		if (onBase(test).state !== "passed" || !isBroken(state) || hasFailed(own)) return [];
		return [{
			test,
			over: state,
			...twice,
			head: own,
			...touches(test),
			...said === void 0 ? {} : { said }
		}];
	});
	const hidden = broken.filter(isHidden);
	const first = [...hidden.filter((one) => !isShaken(one)), ...hidden.filter(isShaken)];
	const { some } = capped([...first, ...broken.filter((one) => !isHidden(one))]);
	return {
		kind: "told",
		ended: endedOf(over),
		tests: {
			some,
			rest: capped(hidden).rest
		}
	};
};
/** Tests that a file is searched for, at most, before it counts as one that holds none. */
const MOST_SEARCHED = 2e3;
/** What the change does to the file of a test or, where it leaves that alone, to what may hold it or is beside it. */
const touchesBy = (all, files) => {
	const some = all.slice(0, MOST_SEARCHED);
	const holdsNone = (file) => !some.some((test) => placeOfTest(test, [file], "before"));
	const holdsTests = files.some(({ kind }) => kind !== "added");
	let beside;
	return (test) => {
		const own = placeOfTest(test, files, "before")?.file;
		if (own !== void 0) return {
			touch: own.kind === "deleted" ? "deleted" : "edited",
			file: own.path
		};
		if (isTitle(test[0]) && !namesTestFile(test[0]) && holdsTests) return { touch: "beside" };
		beside ??= files.some((file) => file.kind === "added" ? configuresRunner(file.path) : holdsNone(file)) ? "beside" : "none";
		return { touch: beside };
	};
};

// src/core/corners/tell.ts
const CORNERS = [
	"baseline",
	"proof",
	"regressions"
];
/** A run as the base's own results, if it holds all of them: what is not in another one is not known to be lost. */
const baselineFrom = (run, had) => run.unread === void 0 ? ok({
	run,
	had
}) : err(fault("baseline-missing", run.unread));
/** The base's own results where they were had by running it. */
const ranAsBaseline = ({ first: run }) => baselineFrom(run, {
	from: "run",
	milliseconds: run.milliseconds
});
/** What the corners of a suite come to. A part that nobody asked for is not there. */
const tellSuite = ({ asks, base, files, regressionsNeeded }, { baseline, proof, regressions }, head, asked) => ({
	base,
	...asks.losses ? { losses: baseline.ok ? lossesOf(baseline.value.run, head, files, baseline.value.had) : notHad(baseline.error, "baseline") } : {},
	...asked.length > 0 ? { proof: proof.ok ? provesOf(asked, head, proof.value.first, proof.value.again) : notHad(proof.error, "proof") } : {},
	...asks.regressions ? { regressions: regressionsNeeded ? regressionsFrom(baseline, regressions, head, files) : { kind: "unneeded" } } : {}
});
/** The same where the base could not be looked at: then nothing of it is told, and why. */
const tellUnplanned = (asks, why, asked) => ({
	...asks.losses ? { losses: notHad(why, "baseline") } : {},
	...asked.length > 0 ? { proof: notHad(asks.proof ? why : UNMADE.error, "proof") } : {},
	...asks.regressions ? { regressions: notHad(why, "regressions") } : {}
});
const regressionsFrom = (baseline, over, head, files) => {
	if (!baseline.ok) return notHad(baseline.error, "regressions");
	if (!over.ok) return notHad(over.error, "regressions");
	return regressionsOf(baseline.value.run, head, over.value.first, files, over.value.again);
};
/** A corner that was not run: nothing asked for it when the suites were started. */
const UNMADE = err(fault("proof-unchecked", "the block did not ask for it when the suites were started"));
const LONGEST = 300;
const PARTS = {
	baseline: "baseline-missing",
	proof: "proof-unchecked",
	regressions: "regressions-unchecked"
};
/** Why a part is not had: by the fault's own code where nothing can be said by that, else by the corner's. */
const notHad = ({ code, message }, corner) => ({
	kind: "not-had",
	code: CODES[code].kind === "inconclusive" ? code : PARTS[corner],
	why: message.replace(/\s+/g, " ").slice(0, LONGEST)
});

// src/core/shards/repeated.ts
const MOST_TOLD = 20;
/** A test's key, the place of its shard in the list, and its own place in the shard. */
const ROW = 8 + 8;
const NO_KEY = Buffer.alloc(8);
/** The groups that more than one shard has: elsewhere no test can have run twice. */
const commonGroups = (shards) => {
	const seen = /* @__PURE__ */ new Set();
	const common = /* @__PURE__ */ new Set();
	for (const { groups } of shards) for (const group of new Set(groups)) if (seen.has(group)) common.add(group);
	else seen.add(group);
	return common;
};
/** One row for each test in the groups that are wanted, of one shard. */
const rowsOf = ({ groups, entries, keys }, place, wanted) => {
	const isWanted = groups.map(wanted);
	const rows = Buffer.allocUnsafe(isWanted.includes(true) ? keys.length / 8 * ROW : 0);
	let used = 0;
	for (let test = 0; test * ROW < rows.length; test++) {
		const key = keys.subarray(test * 8, (test + 1) * 8);
		if (isWanted[entries.readUInt32BE(test * 36)] !== true || key.equals(NO_KEY)) continue;
		used += key.copy(rows, used);
		used = rows.writeUInt32BE(place, used);
		used = rows.writeUInt32BE(test, used);
	}
	return rows.subarray(0, used);
};
/** The tests that have rows of more than one shard, and how many tests there are. */
const foundIn = (rows) => {
	const found = [];
	let [row, places] = [0, /* @__PURE__ */ new Set()];
	let tests = 0;
	const settle = (next) => {
		if (places.size > 1) found.push({
			row,
			places
		});
		if (places.size > 0) tests++;
		[row, places] = [next, /* @__PURE__ */ new Set()];
	};
	for (const start of startsInOrder(rows, ROW)) {
		if (rows.compare(rows, row, row + 8, start, start + 8) !== 0) settle(start);
		places.add(rows.readUInt32BE(start + 8));
	}
	settle(0);
	return {
		found,
		tests
	};
};
/**
* The tests of a group and name that more than one of these shards has; `indexes` are the shards' own numbers. Where a
* shard handed over no names, a test is told by its group. A name without a group may well be that of two tests in two
* files: such tests count only where most of them are in several shards, as they are where nothing is parted.
*/
const repeatedTests = (shards, indexes) => {
	const common = commonGroups(shards);
	const rowsWhere = (wanted) => Buffer.concat(shards.map((shard, place) => rowsOf(shard, place, wanted)));
	const [grouped, loose] = [rowsWhere((group) => group !== "" && common.has(group)), rowsWhere((group) => group === "")];
	const inGroups = foundIn(grouped).found.map((one) => ({
		...one,
		rows: grouped
	}));
	const alone = foundIn(loose);
	const most = alone.found.length > alone.tests / 2;
	const found = [...inGroups, ...most ? alone.found.map((one) => ({
		...one,
		rows: loose
	})) : []];
	const told = found.slice(0, MOST_TOLD).map(({ row, places, rows }) => ({
		home: rows.readUInt32BE(row + 8),
		test: rows.readUInt32BE(row + 8 + 4),
		ran: listed(indexes.filter((_, place) => places.has(place)))
	}));
	const some = shards.flatMap((shard, place) => told.flatMap(({ home, test, ran }) => home === place ? [`${nameIn(shard, test)} (shards ${ran})`] : []));
	return found.length === 0 ? void 0 : {
		count: found.length,
		some: some.sort()
	};
};
const nameIn = ({ tests, groups, entries }, test) => {
	const [, group = "", name] = tests?.[test] ?? [];
	if (name !== void 0) return showTest(group, name);
	const [unnamed = ""] = groups.slice(entries.readUInt32BE(test * 36));
	return `a test of ${unnamed}`;
};

// src/core/shards/merge.ts
const MOST_NOTES = 100;
/** Puts the shards of one suite together. Those that are not of one suite are refused, with what is wrong. */
const mergeShards = (runs) => {
	const sorted = runs.toSorted((a, b) => a.shard.index - b.shard.index);
	const unlike = (what) => err(`its shards differ in ${what}`);
	const [first] = sorted;
	if (first === void 0) return err("it has no shard");
	const results = sorted.map(({ result }) => result);
	const { command: run, scope } = first.result.record;
	if (results.some(({ record }) => canonical(record.command) !== canonical(run))) return unlike("their command");
	if (results.some(({ record }) => record.scope !== scope)) return unlike("their scope");
	const read = sorted.filter(({ result }) => result.record.report === void 0);
	const modes = new Set(read.map(({ result }) => modeOf(result.record)));
	if (modes.size > 1) return unlike("what they tell of their tests");
	const [tests = "outcome"] = modes;
	const outcome = outcomeOf(sorted);
	if (!outcome.ok) return outcome;
	const exit = results.map(({ record }) => record.exit).find((one) => one !== 0) ?? 0;
	const record = makeSuiteRecord({
		run,
		scope,
		tests
	}, exit, outcome.value);
	const tally = outcome.value.kind === "read" ? outcome.value.tally : void 0;
	const refused = sorted.find(({ result }) => result.record.report !== void 0);
	const tail = results.find((result) => result.tail !== void 0)?.tail;
	const repeated = repeatedIn(sorted);
	const bad = results.filter((result) => result.record.exit !== 0);
	return ok({
		tally,
		result: {
			record,
			...toldOf(tally, tests),
			notes: sorted.flatMap(notesOf).slice(0, MOST_NOTES),
			milliseconds: results.reduce((sum, result) => sum + result.milliseconds, 0),
			...refused === void 0 ? {} : { refused: `shard ${refused.shard.index}: ${refused.result.refused ?? refused.result.record.report}` },
			...tail === void 0 ? {} : { tail },
			...repeated === void 0 ? {} : { repeated },
			...bad.every(onlyUnstableFailed) ? {} : { unexcused: true }
		}
	});
};
/** The notes of a shard, first of all that it ended badly: then its own leg has more to tell. */
const notesOf = ({ shard, result: { record, notes } }) => [...record.exit === 0 ? [] : [`it ended with ${record.exit}`], ...notes].map((note) => `shard ${shard.index}: ${note}`);
/** How exactly a suite's tests are compared, as its record shows it. */
const modeOf = ({ tests, digest }) => {
	if (tests === void 0) return "outcome";
	return digest === void 0 ? "counts" : "exact";
};
const repeatedIn = (runs) => {
	const known = runs.flatMap(({ shard, tests }) => tests === void 0 ? [] : [{
		index: shard.index,
		tests
	}]);
	return repeatedTests(known.map(({ tests }) => tests), known.map(({ index }) => index));
};
/** One report that is refused is a suite whose reports are refused. */
const outcomeOf = (runs) => {
	for (const { result } of runs) if (result.record.report !== void 0) return ok({
		kind: "refused",
		code: result.record.report
	});
	const read = [];
	for (const { result, tests } of runs) if (result.counts !== void 0 && tests !== void 0) read.push({
		result,
		counts: result.counts,
		tests
	});
	if (read.length === 0) return ok({ kind: "none" });
	if (read.length < runs.length) return err("its shards differ in whether they have reports");
	const hasUnstable = read.some(({ counts }) => counts.unstable !== void 0);
	const tally = openTally(hasUnstable ? [""] : [], 0);
	for (const { counts, tests } of read) tally.merge({
		...tests,
		counts: {
			...counts,
			unstable: counts.unstable ?? 0
		}
	});
	const merged = tally.finish();
	const named = (field, count) => {
		const lists = read.map(({ result }) => result.record[field]);
		return count > 1e4 ? void 0 : lists.flatMap((list) => list ?? []).sort(byName$1);
	};
	const [unmatched = [], ...others] = read.map(({ result }) => result.unmatched);
	return ok({
		kind: "read",
		tally: {
			...merged,
			failing: named("failing", merged.counts.failed),
			skipping: named("skipping", merged.counts.skipped),
			unstable: read.flatMap(({ result }) => result.unstable).sort(byOutcomeAfterName).slice(0, 100),
			unmatched: unmatched.filter((pattern) => others.every((other) => other.includes(pattern))),
			failures: read.flatMap(({ tests }) => tests.failures ?? []).slice(0, MOST_NAMED$3),
			tests: testsOf(read.map(({ tests }) => tests))
		}
	});
};
const testsOf = (shards) => {
	const all = [];
	for (const { tests } of shards) {
		if (tests === void 0 || all.length + tests.length > 2e5) return void 0;
		for (const test of tests) all.push(test);
	}
	return all;
};

// src/core/shards/share.ts
const text$1 = string$1();
/** A failed test with its cause. */
const failureSchema$1 = strictObject({
	test: readonly(tuple([text$1, text$1])),
	kind: _enum([
		"assertion",
		"error",
		"unknown"
	]),
	said: optional(text$1.check(_maxLength(300)))
});
const toldRunSchema = strictObject({
	result: suiteResultSchema,
	tests: optional(toldTestsSchema),
	/** Why its tests failed, where that is asked: over the base. */
	failures: optional(array(failureSchema$1))
});
/** What a leg hands over of one shard that it ran, and of its second run where it was confirmed. */
const shareSchema = strictObject({
	index: int$2().check(_gte(1), _lte(100)),
	count: int$2().check(_gte(2), _lte(100)),
	first: toldRunSchema,
	again: optional(toldRunSchema)
});
/** The same of the base, where a suite that is not cut is one shard too: another leg may run it over the head. */
const baseShareSchema = extend(shareSchema, { count: int$2().check(_gte(1), _lte(100)) });
const hearRun = ({ index, count }, { result, tests, failures }) => {
	const shard = {
		index,
		count
	};
	if (tests === void 0 || result.counts === void 0) return ok({
		shard,
		result
	});
	const heard = hearTests(tests, result.counts);
	if (!heard.ok) return err(`shard ${index} tells ${heard.error}`);
	return ok({
		shard,
		result,
		tests: {
			...heard.value,
			...failures === void 0 ? {} : { failures }
		}
	});
};
/** A shard's runs as they were handed over, or what is wrong with them. */
const hearShare = (share) => {
	const first = hearRun(share, share.first);
	if (!first.ok || share.again === void 0) return first.ok ? ok({ first: first.value }) : first;
	const again = hearRun(share, share.again);
	return again.ok ? ok({
		first: first.value,
		again: again.value
	}) : again;
};

// src/core/shards/base.ts
const text = string$1();
const cornerSchema = discriminatedUnion("kind", [strictObject({
	kind: literal("ran"),
	shares: record(suiteName, array(baseShareSchema))
}), notHadSchema]);
const fileSchema = strictObject({
	path: text,
	kind: _enum([
		"added",
		"modified",
		"deleted"
	]),
	renamedTo: optional(text),
	before: optional(text),
	after: optional(text)
});
const changeSchema = discriminatedUnion("kind", [strictObject({
	kind: literal("known"),
	base: objectId,
	regressionsNeeded: boolean(),
	/** What the pull request does to files of tests. One leg tells it: all would tell the same. */
	files: optional(array(fileSchema))
}), notHadSchema]);
/** The tests of a suite on the head, with why they failed; without tests where no report could be read. */
const headSchema$1 = strictObject({
	tests: optional(namedTestsSchema),
	failures: array(failureSchema$1)
});
/**
* What a leg hands over of the base for the suites that other legs run too: what is asked, and what it ran in each corner.
* What that comes to can be told only where all of it is together.
*/
const toldBaseSchema = strictObject({
	asks: strictObject({
		losses: boolean(),
		proof: boolean(),
		regressions: boolean()
	}),
	losses: _enum([
		"off",
		"report",
		"declare",
		"fail"
	]),
	/** The tests that the block named as proofs when the suites had ended. */
	asked: record(suiteName, array(readonly(tuple([text, text])))),
	change: changeSchema,
	corners: strictObject({
		baseline: optional(cornerSchema),
		proof: optional(cornerSchema),
		regressions: optional(cornerSchema)
	}),
	/** Of the suites that it ran whole and other legs run over the base, the head's tests. */
	heads: optional(record(suiteName, headSchema$1)),
	/** The suites that it ran over the base alone, and other legs over the head. */
	beside: optional(array(suiteName))
});
/** Reads what a leg that ran these suites whole told of the base, or says what is wrong with it. */
const hearBase = ({ corners: told, heads: toldHeads = {}, ...base }, suites) => {
	const corners = {};
	for (const corner of CORNERS) {
		const { [corner]: one } = told;
		if (one === void 0) continue;
		if (one.kind === "not-had") {
			corners[corner] = err(fault(one.code, one.why));
			continue;
		}
		const shares = {};
		for (const [name, all] of Object.entries(one.shares)) {
			shares[name] = [];
			for (const share of all) {
				const heard = hearShare(share);
				if (!heard.ok) return err(`of suite ${name}, ${corner}: ${heard.error}`);
				shares[name].push(heard.value);
			}
		}
		corners[corner] = ok(shares);
	}
	const heads = {};
	for (const [name, { tests, failures }] of Object.entries(toldHeads)) {
		const { [name]: runs } = suites;
		if (runs === void 0) return err(`tells the tests of suite ${name}, which that leg did not run`);
		const { first: result } = runs;
		if (tests !== void 0 && !isAsCounted(tests, result.counts)) return err(`of suite ${name}, head: tells tests that are not as it counts`);
		heads[name] = cornerRunOf({
			result,
			tally: {
				tests,
				failures
			}
		});
	}
	return ok({
		...base,
		corners,
		heads
	});
};
/**
* Puts what the base says beside a suite that ran in `count` shards; nothing where one of the legs that ran them over the
* head, whose words `bases` are, tells nothing of it. `besides` are the words of legs that ran it over the base alone. The
* base may deal its tests to shards in another way than the head does: what is compared are suites that are whole, and
* never a shard with a shard.
*/
const withBase = (name, runs, head, count, bases, besides) => {
	const told = bases.flatMap((base) => base ?? []);
	const [lead] = told;
	if (lead === void 0 || told.length < bases.length) return runs;
	const all = [...told, ...besides.filter(({ beside }) => beside?.includes(name))];
	const corners = cornersOf(name, lead, all, head, count);
	const record = {
		...runs.first.record,
		...cornerFields({ losses: lead.losses }, corners)
	};
	return {
		...runs,
		first: {
			...runs.first,
			record
		},
		corners
	};
};
const cornersOf = (name, { asks, asked: { [name]: asked = [] } }, told, head, count) => {
	const change = changeIn(told);
	if (!change.ok) return tellUnplanned(asks, change.error, asked);
	const rounds = (corner) => roundsOf(name, told, corner, count);
	const baseline = rounds("baseline");
	const found = {
		baseline: baseline.ok ? ranAsBaseline(baseline.value) : baseline,
		proof: rounds("proof"),
		regressions: rounds("regressions")
	};
	return tellSuite({
		asks,
		...change.value
	}, found, head, asked);
};
/** What the legs were compared with, which must be one commit. */
const changeIn = (told) => {
	let known;
	const bases = /* @__PURE__ */ new Set();
	for (const { change } of told) {
		if (change.kind === "not-had") return err(fault(change.code, change.why));
		const { base, regressionsNeeded, files } = change;
		bases.add(base);
		if (files !== void 0) known ??= {
			base,
			regressionsNeeded,
			files
		};
	}
	if (bases.size > 1) return err(fault("baseline-missing", `the legs were compared with ${[...bases].join(" and ")}`));
	return known === void 0 ? err(fault("baseline-missing", "no leg tells what the change does to files of tests")) : ok(known);
};
const roundsOf = (name, told, corner, count) => {
	const shares = [];
	for (const { corners } of told) {
		const { [corner]: heard } = corners;
		if (heard === void 0) continue;
		if (!heard.ok) return heard;
		shares.push(...heard.value[name] ?? []);
	}
	if (shares.length === 0) return corner === "proof" ? UNMADE : err(fault("shard-missing", "no leg ran it there"));
	const first = runOf(shares.map((share) => share.first), count);
	if (!first.ok || shares.every(({ again }) => again === void 0)) return first.ok ? ok({ first: first.value }) : first;
	const again = runOf(shares.map((share) => share.again ?? share.first), count);
	return again.ok ? ok({
		first: first.value,
		again: again.value
	}) : again;
};
/** The shards of a corner as one run of the suite. Every shard must be there, once, and no test in two of them. */
const runOf = (runs, count) => {
	const indexes = runs.map(({ shard }) => shard.index);
	const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !indexes.includes(index));
	if (missing.length > 0) return err(fault("shard-missing", `no leg ran shard ${listed(missing)} of ${count} there`));
	if (runs.length > count || runs.some(({ shard }) => shard.count !== count)) return err(fault("hand-over-broken", `its shards there are not the ${count} of the head`));
	const [only] = runs;
	if (count === 1 && only !== void 0) return soundRunOf(wholeOf(only));
	const merged = mergeShards(runs);
	if (!merged.ok) return err(fault("hand-over-broken", merged.error));
	const sound = soundRunOf(merged.value);
	const unread = runs.map(({ result }) => whyUnread(result)).find((why) => why !== void 0);
	return sound.ok ? ok({
		...sound.value,
		unread
	}) : sound;
};
/** A suite that is not cut, as it was handed over. */
const wholeOf = ({ result, tests }) => ({
	result,
	tally: tests === void 0 ? void 0 : {
		tests: tests.tests,
		failures: tests.failures ?? []
	}
});

// src/core/hand-over/hand-over.ts
/** The most characters that all slips of a run may have together: an input is one environment variable of 128 KiB. */
const SLIP_LIMIT = 9e4;
/** The most bytes that a sheet may have, packed or not. */
const SHEET_LIMIT = 268435456;
const reasonSchema = strictObject({
	code: pipe(string$1(), custom(isCode, "is no code of this version")),
	message: string$1(),
	remedy: string$1(),
	place: optional(strictObject({
		file: string$1().check(_maxLength(4096)),
		line: optional(int$2()),
		column: optional(int$2())
	}))
});
/** The most bytes that a sheet inside a slip may have when unpacked. */
const PACKED_LIMIT = 4194304;
/** The shards of suites of which a job ran only a part. */
const sharesSchema = optional(record(suiteName, array(shareSchema).check(_minLength(1), _maxLength(100))));
/** What the base says beside them. */
const baseSchema = optional(toldBaseSchema);
/** The most heads that a job tells of, and characters that it says of why there is no record of one. */
const MOST_HEADS = 100;
const LONGEST_WHY = 300;
/** The head of a pull request in a merge queue's group: its own record, or why none could be made. */
const headSchema = discriminatedUnion("kind", [strictObject({
	kind: literal("made"),
	regenerated: regeneratedSchema,
	shares: sharesSchema,
	base: baseSchema
}), strictObject({
	kind: literal("not-made"),
	commit: objectId,
	why: string$1().check(_maxLength(300))
})]);
/** The rest of the hand-over: what the suites gave, or why they gave nothing. */
const sheetSchema = discriminatedUnion("kind", [
	strictObject({
		kind: literal("record"),
		regenerated: regeneratedSchema,
		shares: sharesSchema,
		base: baseSchema,
		/** Of a merge queue's group, the heads of which this job found no record that stands in. */
		heads: optional(array(headSchema).check(_maxLength(100))),
		/** After a push, the tests by name, for the pull requests that are compared with it. */
		tests: optional(record(suiteName, namedTestsSchema))
	}),
	strictObject({
		kind: literal("faults"),
		faults: array(reasonSchema).check(_minLength(1)),
		tail: optional(string$1())
	}),
	strictObject({ kind: literal("earlier") })
]);
const digest = string$1().check(_regex(/^sha256:[0-9a-f]{64}$/));
const slipSchema = strictObject({
	recount: literal(1),
	run: string$1().check(_regex(/^[1-9]\d{0,19}$/)),
	attempt: int$2().check(_gte(1)),
	shard: strictObject({
		index: int$2().check(_gte(0)),
		count: int$2().check(_gte(1), _lte(100))
	}),
	commit: string$1(),
	policy: digest,
	sheet: strictObject({
		sha256: digest,
		bytes: int$2().check(_gte(1), _lte(SHEET_LIMIT)),
		/** The packed sheet, where it fits; else the id of the artifact that holds it. */
		packed: optional(base64$1()),
		artifact: optional(int$2().check(_positive()))
	}).check(refine(({ packed, artifact }) => packed === void 0 !== (artifact === void 0), "must hold the sheet or name its artifact, and not both"))
});
const broken$2 = (what, cause) => err(fault("hand-over-broken", `the hand-over ${what}`, { cause }));
/** Decodes base64 text of JSON. Everything in it was written by a job that ran the pull request's code: hostile. */
const decodeSlip = (text) => {
	if (text.trim() === "") return err(fault("hand-over-missing", "the output `record-0` of the job `rerun` is empty, or was dropped by a mask"));
	if (text.length > 9e4) return broken$2(`has ${text.length} characters, ${SLIP_LIMIT} at most are read`);
	if (!base64$1().safeParse(text).success) return broken$2("is not base64: it was cut or altered");
	const slip = readBy$1(slipSchema, readJsonBytes(Buffer.from(text, "base64")));
	return slip.ok ? slip : broken$2(`is not a slip: ${slip.error}`);
};
/** The packed sheet of a slip as bytes, or undefined where an artifact holds it. */
const unpackSheet = ({ sheet }) => {
	if (sheet.packed === void 0) return ok(void 0);
	if (sheet.bytes > PACKED_LIMIT) return broken$2(`holds a packed sheet of ${sheet.bytes} bytes, ${PACKED_LIMIT} at most are read`);
	try {
		const bytes = (0, import__builtin_node_zlib.inflateRawSync)(Buffer.from(sheet.packed, "base64"), { maxOutputLength: sheet.bytes });
		return bytes.length === sheet.bytes ? ok(bytes) : broken$2(`holds a sheet that has not the ${sheet.bytes} bytes it names`);
	} catch (cause) {
		return broken$2(`holds a sheet that cannot be unpacked into the ${sheet.bytes} bytes it names`, cause);
	}
};
/** Reads a sheet, provided that it is the one that its slip names. */
const decodeSheet = (slip, bytes) => {
	const found = showDigest(sha256(bytes));
	if (found !== slip.sheet.sha256) return broken$2(`names a sheet ${slip.sheet.sha256}, and it came with ${found}`);
	const read = readBy$1(sheetSchema, readJsonBytes(bytes));
	if (!read.ok) return broken$2(`holds no sheet: ${read.error}`);
	const sheet = read.value;
	if (sheet.kind === "record" && (sheet.regenerated.policy !== slip.policy || sheet.regenerated.commit !== slip.commit)) return broken$2("binds a sheet of another commit or policy");
	return ok(sheet);
};

// src/core/hand-over/pack-archive.ts
/** Signatures, and the version and flags of a plain entry (PKWARE, APPNOTE 6.3.10, sections 4.3.7, 4.3.12, 4.3.16). */
const LOCAL = 67324752;
const CENTRAL = 33639248;
const END = 101010256;
const VERSION$2 = 20;
const UTF8 = 2048;
/** 1 January 1980, the first day that the format knows: the same files give the same bytes. */
const DAY$1 = 33;
const numbers = (...values) => Buffer.concat(values.map(([value, bytes]) => {
	const field = Buffer.alloc(bytes);
	field.writeUIntLE(value, 0, bytes);
	return field;
}));
const entryOf = (path, content) => {
	const name = Buffer.from(path);
	const size = content.length;
	const head = numbers([VERSION$2, 2], [UTF8, 2], [0, 2], [0, 2], [DAY$1, 2]);
	return {
		name,
		content,
		about: Buffer.concat([head, numbers([(0, import__builtin_node_zlib.crc32)(content), 4], [size, 4], [size, 4], [name.length, 2], [0, 2])])
	};
};
/**
* Files as an artifact of GitHub: a zip without compression. Written here, since a library that also packs takes longer
* to load than the rest of a verdict's last step.
*/
const packArchive = (files) => {
	const pieces = [];
	const directory = [];
	let at = 0;
	for (const [path, content] of Object.entries(files)) {
		const { name, about } = entryOf(path, content);
		directory.push(numbers([CENTRAL, 4], [VERSION$2, 2]), about, numbers([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), name);
		const local = [
			numbers([LOCAL, 4]),
			about,
			name,
			content
		];
		pieces.push(...local);
		at += local.reduce((sum, piece) => sum + piece.length, 0);
	}
	const size = directory.reduce((sum, piece) => sum + piece.length, 0);
	const count = Object.keys(files).length;
	const end = numbers([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [at, 4], [0, 2]);
	return Buffer.concat([
		...pieces,
		...directory,
		end
	]);
};

// src/io/github/redirect.ts
/** A redirect that is not followed. It is thrown: as an answer it would count as done where nothing was. */
var RedirectError = class extends Error {
	status;
	constructor(status, to) {
		super(to === void 0 ? "a redirect to nowhere" : `a redirect to ${to.origin}${to.pathname}`);
		this.status = status;
	}
};

// src/io/github/request.ts
/** Three tries within two minutes; what GitHub asks to wait for counts. */
const TRIES = 3;
const PATIENCE$3 = 12e4;
/** GitHub asks for as much at least where it does not say how long (docs: REST, "Best practices", secondary limits). */
const MINUTE = 6e4;
/**
* Sends a request, again where a second try may help: no answer, a 5xx, a rate limit whose wait is short enough.
* Everything else is answered at once, as a fault.
*/
const request$1 = async (what, send, sleep) => {
	let waited = 0;
	for (let attempt = 1;; attempt++) try {
		return ok(await send());
	} catch (cause) {
		const failure = failureOf(cause);
		const wait = waitFor(failure, attempt);
		if (attempt === TRIES || wait === void 0 || waited + wait > PATIENCE$3) return err(faultOf(what, failure, cause));
		waited += wait;
		await sleep(wait);
	}
};
/** Whether a fault says that GitHub has no such thing, or shows it to nobody who asks with this token. */
const isNotFound = ({ cause }) => failureOf(cause)?.status === 404;
/**
* Whether a fault says that GitHub could not do it. Of a difference that is too large for it, it says so by 500 or by 422
* (\u201cthis diff is taking too long to generate\u201d), however often it is asked.
*/
const isUnanswered = ({ cause }) => {
	const { status = 0 } = failureOf(cause) ?? {};
	return status >= 500 || status === 422;
};
const failureSchema = object({
	status: number$1(),
	message: _default(string$1(), ""),
	response: optional(object({ headers: record(string$1(), optional(union([string$1(), number$1()]))) }))
});
const failureOf = (thrown) => {
	const cause = thrown instanceof Error && thrown.cause instanceof RedirectError ? thrown.cause : thrown;
	if (typeof cause !== "object" || cause === null || !("status" in cause)) return void 0;
	const failure = failureSchema.safeParse({
		...cause,
		message: cause instanceof Error ? cause.message : void 0
	});
	if (!failure.success) return void 0;
	const { status, message, response } = failure.data;
	return {
		status,
		message,
		headers: response?.headers ?? {}
	};
};
const isLimited = ({ status, headers, message }) => status === 429 || status === 403 && (headers["retry-after"] !== void 0 || headers["x-ratelimit-remaining"] === "0" || /rate limit/i.test(message));
/** Milliseconds until a second try may help, or undefined where none will. */
const waitFor = (failure, attempt) => {
	const backoff = 500 * 4 ** (attempt - 1);
	const asked = Number(failure?.headers["retry-after"]) * 1e3;
	if (failure === void 0 || failure.status >= 500) return asked > backoff && asked <= PATIENCE$3 / 2 ? asked : backoff;
	if (!isLimited(failure)) return void 0;
	if (Number.isFinite(asked)) return asked;
	if (failure.headers["x-ratelimit-remaining"] !== "0") return MINUTE;
	const reset = Number(failure.headers["x-ratelimit-reset"]) * 1e3 - Date.now();
	return Number.isFinite(reset) ? Math.max(reset, 0) : MINUTE;
};
/** What mends it where no API of GitHub's answers. */
const NO_API = "see that GITHUB_API_URL is the address of GitHub\u2019s API (GITHUB_API_URL=https://HOST/api/v3 for an Enterprise Server), and that no proxy answers in its place";
/** What mends a refusal that says more than its code does. */
const remedyOf = ({ status, headers, message }) => {
	if (status >= 300 && status < 400) return "let the remote (`git remote set-url`) and GITHUB_API_URL (https://HOST/api/v3 for an Enterprise Server) name where it is now";
	if (String(headers["content-type"]).startsWith("text/html")) return NO_API;
	if (status === 410) return "GitHub has it no longer: it was deleted, or it has expired";
	if (status === 451) return "GitHub has blocked the repository for a legal reason, which its page tells";
	if (headers["x-github-sso"] !== void 0) return "the organization asks for single sign-on: authorize the token for it (`gh auth refresh`, or \u201cConfigure SSO\u201d at https://github.com/settings/tokens)";
	return status === 403 && /\barchived\b/.test(message) ? "the repository is archived, so that nothing can be written to it: its owner can change that in its settings" : void 0;
};
const faultOf = (what, failure, cause) => {
	const said = cause instanceof Error ? cause.message.split("\n", 1)[0] : String(cause);
	if (failure === void 0 || failure.status >= 500) return fault("github-unreachable", `${what}: no answer after ${TRIES} tries (${said})`, { cause });
	if (isLimited(failure)) return fault("github-limited", `${what}: the rate limit is used up (${said})`, { cause });
	const refused = failure.status === 401 || failure.status === 403 || failure.status === 404;
	const message = `${what}: GitHub answered ${failure.status} (${said})`;
	return fault(refused ? "github-refused" : "github-unexpected", message, {
		cause,
		remedy: remedyOf(failure)
	});
};

// \0held:held-hand-over-unpack-archive
var require__held_held_hand_over_unpack_archive = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = held("held-hand-over-unpack-archive");
}));

// src/io/github/artifacts.ts
const SERVICE = "twirp/github.actions.results.api.v1.ArtifactService";
const created = object({
	ok: literal(true),
	signed_upload_url: url()
});
const finalized = object({
	ok: literal(true),
	artifact_id: number().check(int$2(), _positive())
});
var HttpError = class extends Error {
	status;
	constructor(status, message) {
		super(message);
		this.status = status;
	}
};
const checked = (answer) => {
	if (answer.status >= 200 && answer.status < 300) return answer;
	throw new HttpError(answer.status, answer.body.toString().slice(0, 200));
};
/** Uploads through the results service that the runner names: create, put the bytes, finalize. */
const openUpload = (service, post, sleep) => {
	const ids = backendIds(service.token);
	if (ids === void 0) return err(fault("github-unexpected", "the runner gave no token for artifacts that can be read"));
	const call = async (what, method, body, schema) => {
		const send = async () => {
			const answer = await post(new URL(`${SERVICE}/${method}`, service.url).href, {
				method: "POST",
				headers: {
					authorization: `Bearer ${service.token}`,
					"content-type": "application/json"
				},
				body: JSON.stringify({
					...ids,
					...body
				})
			});
			return JSON.parse(checked(answer).body.toString());
		};
		const answer = await request$1(what, send, sleep);
		if (!answer.ok) return answer;
		const parsed = schema.safeParse(answer.value);
		return parsed.success ? ok(parsed.data) : err(fault("github-unexpected", `${what}: an answer of another form to ${method}`));
	};
	return ok(async (name, files) => {
		const what = `uploading the artifact ${name}`;
		const archive = packArchive(files);
		const target = await call(what, "CreateArtifact", {
			name,
			version: 4
		}, created);
		if (!target.ok) return target;
		const headers = {
			"x-ms-blob-type": "BlockBlob",
			"content-type": "application/zip"
		};
		const put = async () => checked(await post(target.value.signed_upload_url, {
			method: "PUT",
			headers,
			body: archive
		}));
		const stored = await request$1(what, put, sleep);
		if (!stored.ok) return stored;
		const hash = showDigest(sha256(archive));
		const done = await call(what, "FinalizeArtifact", {
			name,
			size: String(archive.length),
			hash
		}, finalized);
		return done.ok ? ok(done.value.artifact_id) : done;
	});
};
/** The run and job that a runtime token is for: the claim `scp` holds `Actions.Results:<run>:<job>`. */
const backendIds = (token) => {
	try {
		const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
		const { scp } = object({ scp: string$1() }).parse(claims);
		const [, run, job] = /(?:^| )Actions\.Results:([^: ]+):([^: ]+)/.exec(scp) ?? [];
		return run === void 0 ? void 0 : {
			workflow_run_backend_id: run,
			workflow_job_run_backend_id: job
		};
	} catch {
		return;
	}
};
/** The archive of an artifact. What comes back is whatever some job of the run left there. */
const downloadArchive = async (api, at, artifact, sleep) => {
	const send = () => api.request("GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}", {
		...at,
		artifact_id: artifact,
		archive_format: "zip"
	});
	const answer = await request$1(`downloading artifact ${artifact}`, send, sleep);
	if (!answer.ok) return answer;
	const bytes = answer.value.data;
	return bytes instanceof ArrayBuffer ? ok(new Uint8Array(bytes)) : err(fault("github-unexpected", `artifact ${artifact} came in another form`));
};
/** The one file `name` of an archive, which must hold no other. */
const fileIn = async (archive, name) => {
	const { unpackArchive } = await Promise.resolve().then(() => /* @__PURE__ */ __toESM(require__held_held_hand_over_unpack_archive(), 1));
	const files = unpackArchive(archive, [name], SHEET_LIMIT);
	return files.ok ? ok(files.value[name] ?? /* @__PURE__ */ new Uint8Array()) : files;
};
/** The one file `name` of an artifact. */
const downloadFile = async (api, at, artifact, name, sleep) => {
	const archive = await downloadArchive(api, at, artifact, sleep);
	return archive.ok ? fileIn(archive.value, name) : archive;
};

// src/entries/action/publish-verdict.ts
/**
* Tells the verdict on every surface. The exit status is settled before anything is shown; a `report` that fails makes
* it 2.
*/
const publishVerdict = async (run, { verdict: judgedVerdict, policy, pinned, remarks, harness, tail, judged = [] }, regenerated, service, kept, report) => {
	const verdict = run === void 0 ? judgedVerdict : toldIn(run, judgedVerdict);
	const record = regenerated === void 0 ? void 0 : recordOf$1(regenerated);
	const offered = record !== void 0 && policy?.policy.pinFromCi === true && run?.event.kind === "pull-request";
	const cuts = cutsOf(regenerated ?? { suites: {} });
	const block = offered ? renderBlock(fitBlock({
		...record,
		by: {
			...record.by,
			from: "ci"
		}
	}, policy.policy.blockSize, cuts)) : void 0;
	const facts = {
		verdict,
		pinned: pinned?.record,
		regenerated,
		block,
		remarks,
		harness,
		tail
	};
	const reported = await report?.(facts);
	const status = reported?.ok === false ? 2 : EXIT_STATUS[verdict.outcome];
	setOutputs({
		outcome: verdict.outcome,
		pass: String(verdict.pass),
		verdict: JSON.stringify(verdict)
	});
	try {
		say(`${verdict.outcome}: ${sentenceOf(verdict)}`);
		for (const { code, message, remedy } of verdict.findings) say(`  ${code}: ${message}. To mend it: ${remedy}.`);
		if (reported?.ok === false) tellUnreported(reported.error);
		annotate(renderAnnotations(verdict));
		await summarize(renderSummary(facts));
		if (run === void 0 || regenerated === void 0) return status;
		const { attempt } = run;
		const shown = {
			"record.json": jsonDocument(record),
			"block.md": block ?? ""
		};
		const walled = regenerated.by.isolation !== "none";
		const keeps = kept !== void 0 && walled;
		await Promise.all([
			block === void 0 ? void 0 : upload(run, service, `recount-verdict-${attempt}`, shown),
			policy === void 0 ? void 0 : upload(run, service, `recount-statement-${attempt}`, stated(policy, regenerated, run.page)),
			keeps ? keep({
				run: run.run,
				attempt,
				regenerated
			}, kept, (...file) => upload(run, service, ...file)) : void 0,
			walled && judged.length > 0 ? upload(run, service, accountName(attempt), { [ACCOUNT_FILE]: encodeAccount({
				run: run.run,
				attempt,
				commit: verdict.commit,
				pulls: judged
			}) }) : void 0
		]);
	} catch (cause) {
		warn(`Not all of the verdict could be shown (${String(cause)}). It stands.`);
	}
	return status;
};
/** A verdict as its own run tells it. A remedy that was given for just this case may be about another run, and stays. */
const toldIn = ({ run, event }, verdict) => ({
	...verdict,
	findings: verdict.findings.map((one) => {
		if (one.remedy !== CODES[one.code].remedy) return one;
		return {
			...one,
			remedy: event.kind === "merge-group" ? ofGroup(one.remedy) : ofRun(one.remedy, run)
		};
	})
});
const tellUnreported = (why) => annotate([annotationOf({
	...why,
	message: `The check could not be ended: ${why.message}`
})]);
const keep = (made, kept, leave) => {
	if (kept.kind === "record") return leave(keptName(made.attempt), { [KEPT_FILE]: encodeKept({
		...made,
		base: kept.base
	}) });
	const { branch, tests } = kept;
	return leave(baselineName(made.attempt), { [BASELINE_FILE]: encodeBaseline({
		...made,
		branch,
		tests
	}) });
};
/** The record as a statement of in-toto, and its predicate alone, which is what `actions/attest` takes. */
const stated = ({ policy, path }, regenerated, url) => {
	const statement = statementOf({
		policy,
		policyPath: path,
		regenerated,
		url
	});
	return {
		"statement.json": jsonDocument(statement),
		"predicate.json": jsonDocument(statement.predicate)
	};
};
/** Leaves files with the run: for people, for `pin --from-ci`, and for the judges of later runs. */
const upload = async ({ send }, service, artifact, files) => {
	const bytes = Object.fromEntries(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]));
	const open = openUpload(service, send, systemClock.sleep);
	const stored = open.ok ? await open.value(artifact, bytes) : open;
	if (!stored.ok) warn(`${artifact} could not be uploaded: ${stored.error.message}. The verdict stands.`);
};

// node_modules/@actions/github/lib/context.js
var Context = class {
	/**
	* Hydrate the context from the environment
	*/
	constructor() {
		var _a, _b, _c;
		this.payload = {};
		if (process.env.GITHUB_EVENT_PATH) {
			if ((0, import__builtin_fs.existsSync)(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse((0, import__builtin_fs.readFileSync)(process.env.GITHUB_EVENT_PATH, { encoding: "utf8" }));
			else {
				const path = process.env.GITHUB_EVENT_PATH;
				process.stdout.write(`GITHUB_EVENT_PATH ${path} does not exist${import__builtin_os.EOL}`);
			}
		}
		this.eventName = process.env.GITHUB_EVENT_NAME;
		this.sha = process.env.GITHUB_SHA;
		this.ref = process.env.GITHUB_REF;
		this.workflow = process.env.GITHUB_WORKFLOW;
		this.action = process.env.GITHUB_ACTION;
		this.actor = process.env.GITHUB_ACTOR;
		this.job = process.env.GITHUB_JOB;
		this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10);
		this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10);
		this.runId = parseInt(process.env.GITHUB_RUN_ID, 10);
		this.apiUrl = (_a = process.env.GITHUB_API_URL) !== null && _a !== void 0 ? _a : `https://api.github.com`;
		this.serverUrl = (_b = process.env.GITHUB_SERVER_URL) !== null && _b !== void 0 ? _b : `https://github.com`;
		this.graphqlUrl = (_c = process.env.GITHUB_GRAPHQL_URL) !== null && _c !== void 0 ? _c : `https://api.github.com/graphql`;
	}
	get issue() {
		const payload = this.payload;
		return Object.assign(Object.assign({}, this.repo), { number: (payload.issue || payload.pull_request || payload).number });
	}
	get repo() {
		if (process.env.GITHUB_REPOSITORY) {
			const [owner, repo] = process.env.GITHUB_REPOSITORY.split("/");
			return {
				owner,
				repo
			};
		}
		if (this.payload.repository) return {
			owner: this.payload.repository.owner.login,
			repo: this.payload.repository.name
		};
		throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
	}
};

// node_modules/@actions/github/lib/internal/utils.js
var __awaiter = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
function getAuthString(token, options) {
	if (!token && !options.auth) throw new Error("Parameter token or opts.auth is required");
	else if (token && options.auth) throw new Error("Parameters token and opts.auth may not both be specified");
	return typeof options.auth === "string" ? options.auth : `token ${token}`;
}
function getProxyAgent(destinationUrl) {
	return new HttpClient().getAgent(destinationUrl);
}
function getProxyAgentDispatcher(destinationUrl) {
	return new HttpClient().getAgentDispatcher(destinationUrl);
}
function getProxyFetch(destinationUrl) {
	const httpDispatcher = getProxyAgentDispatcher(destinationUrl);
	const proxyFetch = (url, opts) => __awaiter(this, void 0, void 0, function* () {
		return absent(url, Object.assign(Object.assign({}, opts), { dispatcher: httpDispatcher }));
	});
	return proxyFetch;
}
function getApiBaseUrl() {
	return process.env["GITHUB_API_URL"] || "https://api.github.com";
}
function getUserAgentWithOrchestrationId(baseUserAgent) {
	var _a;
	const orchId = (_a = process.env["ACTIONS_ORCHESTRATION_ID"]) === null || _a === void 0 ? void 0 : _a.trim();
	if (orchId) {
		const tag = `actions_orchestration_id/${orchId.replace(/[^a-z0-9_.-]/gi, "_")}`;
		if (baseUserAgent === null || baseUserAgent === void 0 ? void 0 : baseUserAgent.includes(tag)) return baseUserAgent;
		return `${baseUserAgent ? `${baseUserAgent} ` : ""}${tag}`;
	}
	return baseUserAgent;
}

// node_modules/universal-user-agent/index.js
function getUserAgent() {
	if (typeof navigator === "object" && "userAgent" in navigator) return navigator.userAgent;
	if (typeof process === "object" && process.version !== void 0) return `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`;
	return "<environment undetectable>";
}

// node_modules/before-after-hook/lib/register.js
function register(state, name, method, options) {
	if (typeof method !== "function") throw new Error("method for before hook must be a function");
	if (!options) options = {};
	if (Array.isArray(name)) return name.reverse().reduce((callback, name) => {
		return register.bind(null, state, name, callback, options);
	}, method)();
	return Promise.resolve().then(() => {
		if (!state.registry[name]) return method(options);
		return state.registry[name].reduce((method, registered) => {
			return registered.hook.bind(null, method, options);
		}, method)();
	});
}

// node_modules/before-after-hook/lib/add.js
function addHook(state, kind, name, hook) {
	const orig = hook;
	if (!state.registry[name]) state.registry[name] = [];
	if (kind === "before") hook = (method, options) => {
		return Promise.resolve().then(orig.bind(null, options)).then(method.bind(null, options));
	};
	if (kind === "after") hook = (method, options) => {
		let result;
		return Promise.resolve().then(method.bind(null, options)).then((result_) => {
			result = result_;
			return orig(result, options);
		}).then(() => {
			return result;
		});
	};
	if (kind === "error") hook = (method, options) => {
		return Promise.resolve().then(method.bind(null, options)).catch((error) => {
			return orig(error, options);
		});
	};
	state.registry[name].push({
		hook,
		orig
	});
}

// node_modules/before-after-hook/lib/remove.js
function removeHook(state, name, method) {
	if (!state.registry[name]) return;
	const index = state.registry[name].map((registered) => {
		return registered.orig;
	}).indexOf(method);
	if (index === -1) return;
	state.registry[name].splice(index, 1);
}

// node_modules/before-after-hook/index.js
const bind = Function.bind;
const bindable = bind.bind(bind);
function bindApi(hook, state, name) {
	const removeHookRef = bindable(removeHook, null).apply(null, name ? [state, name] : [state]);
	hook.api = { remove: removeHookRef };
	hook.remove = removeHookRef;
	[
		"before",
		"error",
		"after",
		"wrap"
	].forEach((kind) => {
		const args = name ? [
			state,
			kind,
			name
		] : [state, kind];
		hook[kind] = hook.api[kind] = bindable(addHook, null).apply(null, args);
	});
}
function Singular() {
	const singularHookName = Symbol("Singular");
	const singularHookState = { registry: {} };
	const singularHook = register.bind(null, singularHookState, singularHookName);
	bindApi(singularHook, singularHookState, singularHookName);
	return singularHook;
}
function Collection() {
	const state = { registry: {} };
	const hook = register.bind(null, state);
	bindApi(hook, state);
	return hook;
}
var before_after_hook_default = {
	Singular,
	Collection
};

// node_modules/@octokit/endpoint/dist-bundle/index.js
var DEFAULTS = {
	method: "GET",
	baseUrl: "https://api.github.com",
	headers: {
		accept: "application/vnd.github.v3+json",
		"user-agent": `octokit-endpoint.js/0.0.0-development ${getUserAgent()}`
	},
	mediaType: { format: "" }
};
function lowercaseKeys(object) {
	if (!object) return {};
	return Object.keys(object).reduce((newObj, key) => {
		newObj[key.toLowerCase()] = object[key];
		return newObj;
	}, {});
}
function isPlainObject$1(value) {
	if (typeof value !== "object" || value === null) return false;
	if (Object.prototype.toString.call(value) !== "[object Object]") return false;
	const proto = Object.getPrototypeOf(value);
	if (proto === null) return true;
	const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
	return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
}
function mergeDeep(defaults, options) {
	const result = Object.assign({}, defaults);
	Object.keys(options).forEach((key) => {
		if (isPlainObject$1(options[key])) {
			if (!(key in defaults)) Object.assign(result, { [key]: options[key] });
			else result[key] = mergeDeep(defaults[key], options[key]);
		} else Object.assign(result, { [key]: options[key] });
	});
	return result;
}
function removeUndefinedProperties(obj) {
	for (const key in obj) if (obj[key] === void 0) delete obj[key];
	return obj;
}
function merge(defaults, route, options) {
	if (typeof route === "string") {
		let [method, url] = route.split(" ");
		options = Object.assign(url ? {
			method,
			url
		} : { url: method }, options);
	} else options = Object.assign({}, route);
	options.headers = lowercaseKeys(options.headers);
	removeUndefinedProperties(options);
	removeUndefinedProperties(options.headers);
	const mergedOptions = mergeDeep(defaults || {}, options);
	if (options.url === "/graphql") {
		if (defaults && defaults.mediaType.previews?.length) mergedOptions.mediaType.previews = defaults.mediaType.previews.filter((preview) => !mergedOptions.mediaType.previews.includes(preview)).concat(mergedOptions.mediaType.previews);
		mergedOptions.mediaType.previews = (mergedOptions.mediaType.previews || []).map((preview) => preview.replace(/-preview/, ""));
	}
	return mergedOptions;
}
function addQueryParameters(url, parameters) {
	const separator = /\?/.test(url) ? "&" : "?";
	const names = Object.keys(parameters);
	if (names.length === 0) return url;
	return url + separator + names.map((name) => {
		if (name === "q") return "q=" + parameters.q.split("+").map(encodeURIComponent).join("+");
		return `${name}=${encodeURIComponent(parameters[name])}`;
	}).join("&");
}
var urlVariableRegex = /\{[^{}}]+\}/g;
function removeNonChars(variableName) {
	return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
}
function extractUrlVariableNames(url) {
	const matches = url.match(urlVariableRegex);
	if (!matches) return [];
	return matches.map(removeNonChars).reduce((a, b) => a.concat(b), []);
}
function omit(object, keysToOmit) {
	const result = { __proto__: null };
	for (const key of Object.keys(object)) if (keysToOmit.indexOf(key) === -1) result[key] = object[key];
	return result;
}
function encodeReserved(str) {
	return str.split(/(%[0-9A-Fa-f]{2})/g).map(function(part) {
		if (!/%[0-9A-Fa-f]/.test(part)) part = encodeURI(part).replace(/%5B/g, "[").replace(/%5D/g, "]");
		return part;
	}).join("");
}
function encodeUnreserved(str) {
	return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
		return "%" + c.charCodeAt(0).toString(16).toUpperCase();
	});
}
function encodeValue(operator, value, key) {
	value = operator === "+" || operator === "#" ? encodeReserved(value) : encodeUnreserved(value);
	if (key) return encodeUnreserved(key) + "=" + value;
	else return value;
}
function isDefined(value) {
	return value !== void 0 && value !== null;
}
function isKeyOperator(operator) {
	return operator === ";" || operator === "&" || operator === "?";
}
function getValues(context, operator, key, modifier) {
	var value = context[key], result = [];
	if (isDefined(value) && value !== "") {
		if (typeof value === "string" || typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") {
			value = value.toString();
			if (modifier && modifier !== "*") value = value.substring(0, parseInt(modifier, 10));
			result.push(encodeValue(operator, value, isKeyOperator(operator) ? key : ""));
		} else if (modifier === "*") {
			if (Array.isArray(value)) value.filter(isDefined).forEach(function(value2) {
				result.push(encodeValue(operator, value2, isKeyOperator(operator) ? key : ""));
			});
			else Object.keys(value).forEach(function(k) {
				if (isDefined(value[k])) result.push(encodeValue(operator, value[k], k));
			});
		} else {
			const tmp = [];
			if (Array.isArray(value)) value.filter(isDefined).forEach(function(value2) {
				tmp.push(encodeValue(operator, value2));
			});
			else Object.keys(value).forEach(function(k) {
				if (isDefined(value[k])) {
					tmp.push(encodeUnreserved(k));
					tmp.push(encodeValue(operator, value[k].toString()));
				}
			});
			if (isKeyOperator(operator)) result.push(encodeUnreserved(key) + "=" + tmp.join(","));
			else if (tmp.length !== 0) result.push(tmp.join(","));
		}
	} else if (operator === ";") {
		if (isDefined(value)) result.push(encodeUnreserved(key));
	} else if (value === "" && (operator === "&" || operator === "?")) result.push(encodeUnreserved(key) + "=");
	else if (value === "") result.push("");
	return result;
}
function parseUrl(template) {
	return { expand: expand.bind(null, template) };
}
function expand(template, context) {
	var operators = [
		"+",
		"#",
		".",
		"/",
		";",
		"?",
		"&"
	];
	template = template.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(_, expression, literal) {
		if (expression) {
			let operator = "";
			const values = [];
			if (operators.indexOf(expression.charAt(0)) !== -1) {
				operator = expression.charAt(0);
				expression = expression.substr(1);
			}
			expression.split(/,/g).forEach(function(variable) {
				var tmp = /([^:\*]*)(?::(\d+)|(\*))?/.exec(variable);
				values.push(getValues(context, operator, tmp[1], tmp[2] || tmp[3]));
			});
			if (operator && operator !== "+") {
				var separator = ",";
				if (operator === "?") separator = "&";
				else if (operator !== "#") separator = operator;
				return (values.length !== 0 ? operator : "") + values.join(separator);
			} else return values.join(",");
		} else return encodeReserved(literal);
	});
	if (template === "/") return template;
	else return template.replace(/\/$/, "");
}
function parse$1(options) {
	let method = options.method.toUpperCase();
	let url = (options.url || "/").replace(/:([a-z]\w+)/g, "{$1}");
	let headers = Object.assign({}, options.headers);
	let body;
	let parameters = omit(options, [
		"method",
		"baseUrl",
		"url",
		"headers",
		"request",
		"mediaType"
	]);
	const urlVariableNames = extractUrlVariableNames(url);
	url = parseUrl(url).expand(parameters);
	if (!/^http/.test(url)) url = options.baseUrl + url;
	const remainingParameters = omit(parameters, Object.keys(options).filter((option) => urlVariableNames.includes(option)).concat("baseUrl"));
	if (!/application\/octet-stream/i.test(headers.accept)) {
		if (options.mediaType.format) headers.accept = headers.accept.split(/,/).map((format) => format.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${options.mediaType.format}`)).join(",");
		if (url.endsWith("/graphql")) {
			if (options.mediaType.previews?.length) headers.accept = (headers.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || []).concat(options.mediaType.previews).map((preview) => {
				return `application/vnd.github.${preview}-preview${options.mediaType.format ? `.${options.mediaType.format}` : "+json"}`;
			}).join(",");
		}
	}
	if (["GET", "HEAD"].includes(method)) url = addQueryParameters(url, remainingParameters);
	else if ("data" in remainingParameters) body = remainingParameters.data;
	else if (Object.keys(remainingParameters).length) body = remainingParameters;
	if (!headers["content-type"] && typeof body !== "undefined") headers["content-type"] = "application/json; charset=utf-8";
	if (["PATCH", "PUT"].includes(method) && typeof body === "undefined") body = "";
	return Object.assign({
		method,
		url,
		headers
	}, typeof body !== "undefined" ? { body } : null, options.request ? { request: options.request } : null);
}
function endpointWithDefaults(defaults, route, options) {
	return parse$1(merge(defaults, route, options));
}
function withDefaults$2(oldDefaults, newDefaults) {
	const DEFAULTS2 = merge(oldDefaults, newDefaults);
	const endpoint2 = endpointWithDefaults.bind(null, DEFAULTS2);
	return Object.assign(endpoint2, {
		DEFAULTS: DEFAULTS2,
		defaults: withDefaults$2.bind(null, DEFAULTS2),
		merge: merge.bind(null, DEFAULTS2),
		parse: parse$1
	});
}
var endpoint = withDefaults$2(null, DEFAULTS);

// node_modules/@octokit/core/node_modules/content-type/dist/index.js
var require_dist = /* @__PURE__ */ __commonJSMin(((exports) => {
	/*!
	* content-type
	* Copyright(c) 2015 Douglas Christopher Wilson
	* MIT Licensed
	*/
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.parse = parse;
	/**
	* Null object perf optimization. Faster than `Object.create(null)` and `{ __proto__: null }`.
	*/
	const NullObject = /* @__PURE__ */ (() => {
		const C = function() {};
		C.prototype = Object.create(null);
		return C;
	})();
	/**
	* Parse a `Content-Type` header.
	*/
	function parse(header, options) {
		const stopChar = options?.comma === true ? COMMA : 65536;
		const len = header.length;
		let index = skipOWS(header, options?.start ?? 0, len);
		const valueStart = index;
		index = skipValue(header, index, len, stopChar);
		const valueEnd = trailingOWS(header, valueStart, index);
		const type = header.slice(valueStart, valueEnd).toLowerCase();
		if (options?.parameters === false) return {
			type,
			index,
			parameters: new NullObject()
		};
		return parseParameters(header, type, index, len, stopChar);
	}
	const SP = 32;
	const HTAB = 9;
	const SEMI = 59;
	const EQ = 61;
	const DQUOTE = 34;
	const BSLASH = 92;
	const COMMA = 44;
	/**
	* Parses the parameters of a `Content-Type` header starting at the given index.
	*/
	function parseParameters(header, type, index, len, stopChar) {
		const parameters = new NullObject();
		parameter: while (index < len) {
			if (header.charCodeAt(index) === stopChar) break;
			index = skipOWS(header, index + 1, len);
			const keyStart = index;
			while (index < len) {
				const code = header.charCodeAt(index);
				if (code === stopChar) break parameter;
				if (code === SEMI) continue parameter;
				if (code === EQ) {
					const keyEnd = trailingOWS(header, keyStart, index);
					const key = header.slice(keyStart, keyEnd).toLowerCase();
					index = skipOWS(header, index + 1, len);
					if (index < len && header.charCodeAt(index) === DQUOTE) {
						index++;
						let value = "";
						while (index < len) {
							const code = header.charCodeAt(index++);
							if (code === DQUOTE) {
								index = skipValue(header, index, len, stopChar);
								if (parameters[key] === void 0) parameters[key] = value;
								break;
							}
							if (code === BSLASH && index < len) {
								value += header[index++];
								continue;
							}
							value += String.fromCharCode(code);
						}
						continue parameter;
					}
					const valueStart = index;
					index = skipValue(header, index, len, stopChar);
					if (parameters[key] === void 0) {
						const valueEnd = trailingOWS(header, valueStart, index);
						parameters[key] = header.slice(valueStart, valueEnd);
					}
					continue parameter;
				}
				index++;
			}
		}
		return {
			type,
			index,
			parameters
		};
	}
	/**
	* Skip over characters until a semicolon or other exit character.
	*/
	function skipValue(str, index, len, stopChar) {
		while (index < len) {
			const code = str.charCodeAt(index);
			if (code === SEMI || code === stopChar) break;
			index++;
		}
		return index;
	}
	/**
	* Skip optional whitespace (OWS) in an HTTP header value.
	*
	* OWS is defined in RFC 9110 sec 5.6.3 as SP (" ") or HTAB ("\t").
	*/
	function skipOWS(header, index, len) {
		while (index < len) {
			const char = header.charCodeAt(index);
			if (char !== SP && char !== HTAB) break;
			index++;
		}
		return index;
	}
	/**
	* Trim optional whitespace (OWS) from the end of a substring.
	*
	* OWS is defined in RFC 9110 sec 5.6.3 as SP (" ") or HTAB ("\t").
	*/
	function trailingOWS(header, start, end) {
		while (end > start) {
			const char = header.charCodeAt(end - 1);
			if (char !== SP && char !== HTAB) break;
			end--;
		}
		return end;
	}
}));

// node_modules/@octokit/request-error/dist-src/index.js
var import_dist = require_dist();
var RequestError = class extends Error {
	name;
	/**
	* http status code
	*/
	status;
	/**
	* Request options that lead to the error.
	*/
	request;
	/**
	* Response object if a response was received
	*/
	response;
	constructor(message, statusCode, options) {
		super(message, { cause: options.cause });
		this.name = "HttpError";
		this.status = Number.parseInt(statusCode);
		if (Number.isNaN(this.status)) this.status = 0;
		/* v8 ignore else -- @preserve -- Bug with vitest coverage where it sees an else branch that doesn't exist */
		if ("response" in options) this.response = options.response;
		const requestCopy = Object.assign({}, options.request);
		if (options.request.headers.authorization) requestCopy.headers = Object.assign({}, options.request.headers, { authorization: options.request.headers.authorization.replace(/(?<! ) .*$/, " [REDACTED]") });
		requestCopy.url = requestCopy.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
		this.request = requestCopy;
	}
};

// node_modules/@octokit/core/node_modules/@octokit/request/dist-bundle/index.js
var defaults_default = { headers: { "user-agent": `octokit-request.js/10.0.14 ${getUserAgent()}` } };
function isPlainObject(value) {
	if (typeof value !== "object" || value === null) return false;
	if (Object.prototype.toString.call(value) !== "[object Object]") return false;
	const proto = Object.getPrototypeOf(value);
	if (proto === null) return true;
	const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
	return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
}
var noop$1 = () => "";
async function fetchWrapper(requestOptions) {
	const fetch = requestOptions.request?.fetch || globalThis.fetch;
	if (!fetch) throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");
	const log = requestOptions.request?.log || console;
	const parseSuccessResponseBody = requestOptions.request?.parseSuccessResponseBody !== false;
	const body = isPlainObject(requestOptions.body) || Array.isArray(requestOptions.body) ? JSONStringify(requestOptions.body) : requestOptions.body;
	const requestHeaders = Object.fromEntries(Object.entries(requestOptions.headers).map(([name, value]) => [name, String(value)]));
	let fetchResponse;
	try {
		fetchResponse = await fetch(requestOptions.url, {
			method: requestOptions.method,
			body,
			redirect: requestOptions.request?.redirect,
			headers: requestHeaders,
			signal: requestOptions.request?.signal,
			...requestOptions.body && { duplex: "half" }
		});
	} catch (error) {
		let message = "Unknown Error";
		if (error instanceof Error) {
			if (error.name === "AbortError") {
				error.status = 500;
				throw error;
			}
			message = error.message;
			if (error.name === "TypeError" && "cause" in error) {
				if (error.cause instanceof Error) message = error.cause.message;
				else if (typeof error.cause === "string") message = error.cause;
			}
		}
		const requestError = new RequestError(message, 500, { request: requestOptions });
		requestError.cause = error;
		throw requestError;
	}
	const status = fetchResponse.status;
	const url = fetchResponse.url;
	const responseHeaders = {};
	for (const [key, value] of fetchResponse.headers) responseHeaders[key] = value;
	const octokitResponse = {
		url,
		status,
		headers: responseHeaders,
		data: ""
	};
	if ("deprecation" in responseHeaders) {
		const matches = responseHeaders.link && responseHeaders.link.match(/<([^<>]+)>; rel="deprecation"/);
		const deprecationLink = matches && matches.pop();
		log.warn(`[@octokit/request] "${requestOptions.method} ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.sunset}${deprecationLink ? `. See ${deprecationLink}` : ""}`);
	}
	if (status === 204 || status === 205) return octokitResponse;
	if (requestOptions.method === "HEAD") {
		if (status < 400) return octokitResponse;
		throw new RequestError(fetchResponse.statusText, status, {
			response: octokitResponse,
			request: requestOptions
		});
	}
	if (status === 304) {
		octokitResponse.data = await getResponseData(fetchResponse);
		throw new RequestError("Not modified", status, {
			response: octokitResponse,
			request: requestOptions
		});
	}
	if (status >= 400) {
		octokitResponse.data = await getResponseData(fetchResponse);
		throw new RequestError(toErrorMessage(octokitResponse.data), status, {
			response: octokitResponse,
			request: requestOptions
		});
	}
	octokitResponse.data = parseSuccessResponseBody ? await getResponseData(fetchResponse) : fetchResponse.body;
	return octokitResponse;
}
async function getResponseData(response) {
	const contentType = response.headers.get("content-type");
	if (!contentType) return response.text().catch(noop$1);
	const mimetype = (0, import_dist.parse)(contentType);
	if (isJSONResponse(mimetype)) {
		let text = "";
		try {
			text = await response.text();
			return JSONParse(text);
		} catch (err) {
			return text;
		}
	} else if (mimetype.type.startsWith("text/") || mimetype.parameters.charset?.toLowerCase() === "utf-8" && mimetype.type !== "application/octet-stream") return response.text().catch(noop$1);
	else return response.arrayBuffer().catch(
		/* v8 ignore next -- @preserve */
		() => /* @__PURE__ */ new ArrayBuffer(0)
	);
}
function isJSONResponse(mimetype) {
	return mimetype.type === "application/json" || mimetype.type === "application/scim+json";
}
function toErrorMessage(data) {
	if (typeof data === "string") return data;
	if (data instanceof ArrayBuffer) return "Unknown error";
	if (typeof data === "object" && data !== null && "message" in data) {
		const objectData = data;
		const suffix = "documentation_url" in objectData ? ` - ${objectData.documentation_url}` : "";
		return Array.isArray(objectData.errors) ? `${objectData.message}: ${objectData.errors.map((v) => JSON.stringify(v)).join(", ")}${suffix}` : `${objectData.message}${suffix}`;
	}
	return `Unknown error: ${JSON.stringify(data)}`;
}
function withDefaults$1(oldEndpoint, newDefaults) {
	const endpoint2 = oldEndpoint.defaults(newDefaults);
	const newApi = function(route, parameters) {
		const endpointOptions = endpoint2.merge(route, parameters);
		if (!endpointOptions.request || !endpointOptions.request.hook) return fetchWrapper(endpoint2.parse(endpointOptions));
		const request2 = (route2, parameters2) => {
			return fetchWrapper(endpoint2.parse(endpoint2.merge(route2, parameters2)));
		};
		Object.assign(request2, {
			endpoint: endpoint2,
			defaults: withDefaults$1.bind(null, endpoint2)
		});
		return endpointOptions.request.hook(request2, endpointOptions);
	};
	return Object.assign(newApi, {
		endpoint: endpoint2,
		defaults: withDefaults$1.bind(null, endpoint2)
	});
}
var request = withDefaults$1(endpoint, defaults_default);
/* v8 ignore next -- @preserve */
/* v8 ignore else -- @preserve */

// node_modules/@octokit/graphql/dist-bundle/index.js
var VERSION$1 = "0.0.0-development";
function _buildMessageForResponseErrors(data) {
	return `Request failed due to following response errors:
` + data.errors.map((e) => ` - ${e.message}`).join("\n");
}
var GraphqlResponseError = class extends Error {
	constructor(request2, headers, response) {
		super(_buildMessageForResponseErrors(response));
		this.request = request2;
		this.headers = headers;
		this.response = response;
		this.errors = response.errors;
		this.data = response.data;
		if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
	}
	request;
	headers;
	response;
	name = "GraphqlResponseError";
	errors;
	data;
};
var NON_VARIABLE_OPTIONS = [
	"method",
	"baseUrl",
	"url",
	"headers",
	"request",
	"query",
	"mediaType",
	"operationName"
];
var FORBIDDEN_VARIABLE_OPTIONS = [
	"query",
	"method",
	"url"
];
var GHES_V3_SUFFIX_REGEX = /\/api\/v3\/?$/;
function graphql(request2, query, options) {
	if (options) {
		if (typeof query === "string" && "query" in options) return Promise.reject(/* @__PURE__ */ new Error(`[@octokit/graphql] "query" cannot be used as variable name`));
		for (const key in options) {
			if (!FORBIDDEN_VARIABLE_OPTIONS.includes(key)) continue;
			return Promise.reject(/* @__PURE__ */ new Error(`[@octokit/graphql] "${key}" cannot be used as variable name`));
		}
	}
	const parsedOptions = typeof query === "string" ? Object.assign({ query }, options) : query;
	const requestOptions = Object.keys(parsedOptions).reduce((result, key) => {
		if (NON_VARIABLE_OPTIONS.includes(key)) {
			result[key] = parsedOptions[key];
			return result;
		}
		if (!result.variables) result.variables = {};
		result.variables[key] = parsedOptions[key];
		return result;
	}, {});
	const baseUrl = parsedOptions.baseUrl || request2.endpoint.DEFAULTS.baseUrl;
	if (GHES_V3_SUFFIX_REGEX.test(baseUrl)) requestOptions.url = baseUrl.replace(GHES_V3_SUFFIX_REGEX, "/api/graphql");
	return request2(requestOptions).then((response) => {
		if (response.data.errors) {
			const headers = {};
			for (const key of Object.keys(response.headers)) headers[key] = response.headers[key];
			throw new GraphqlResponseError(requestOptions, headers, response.data);
		}
		return response.data.data;
	});
}
function withDefaults(request2, newDefaults) {
	const newRequest = request2.defaults(newDefaults);
	const newApi = (query, options) => {
		return graphql(newRequest, query, options);
	};
	return Object.assign(newApi, {
		defaults: withDefaults.bind(null, newRequest),
		endpoint: newRequest.endpoint
	});
}
var graphql2 = withDefaults(request, {
	headers: { "user-agent": `octokit-graphql.js/${VERSION$1} ${getUserAgent()}` },
	method: "POST",
	url: "/graphql"
});
function withCustomRequest(customRequest) {
	return withDefaults(customRequest, {
		method: "POST",
		url: "/graphql"
	});
}
/* v8 ignore if -- @preserve */

// node_modules/@octokit/auth-token/dist-bundle/index.js
var b64url = "(?:[a-zA-Z0-9_-]+)";
var sep = "\\.";
var jwtRE = new RegExp(`^${b64url}${sep}${b64url}${sep}${b64url}$`);
var isJWT = jwtRE.test.bind(jwtRE);
async function auth(token) {
	const isApp = isJWT(token);
	const isInstallation = token.startsWith("v1.") || token.startsWith("ghs_");
	const isUserToServer = token.startsWith("ghu_");
	return {
		type: "token",
		token,
		tokenType: isApp ? "app" : isInstallation ? "installation" : isUserToServer ? "user-to-server" : "oauth"
	};
}
function withAuthorizationPrefix(token) {
	if (token.split(/\./).length === 3) return `bearer ${token}`;
	return `token ${token}`;
}
async function hook(token, request, route, parameters) {
	const endpoint = request.endpoint.merge(route, parameters);
	endpoint.headers.authorization = withAuthorizationPrefix(token);
	return request(endpoint);
}
var createTokenAuth = function createTokenAuth2(token) {
	if (!token) throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");
	if (typeof token !== "string") throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");
	token = token.replace(/^(token|bearer) +/i, "");
	return Object.assign(auth.bind(null, token), { hook: hook.bind(null, token) });
};

// node_modules/@octokit/core/dist-src/version.js
const VERSION = "7.0.8";

// node_modules/@octokit/core/dist-src/index.js
const noop = () => {};
const consoleWarn = console.warn.bind(console);
const consoleError = console.error.bind(console);
function createLogger(logger = {}) {
	if (typeof logger.debug !== "function") logger.debug = noop;
	if (typeof logger.info !== "function") logger.info = noop;
	if (typeof logger.warn !== "function") logger.warn = consoleWarn;
	if (typeof logger.error !== "function") logger.error = consoleError;
	return logger;
}
const userAgentTrail = `octokit-core.js/${VERSION} ${getUserAgent()}`;
var Octokit = class {
	static VERSION = VERSION;
	static defaults(defaults) {
		const OctokitWithDefaults = class extends this {
			constructor(...args) {
				const options = args[0] || {};
				if (typeof defaults === "function") {
					super(defaults(options));
					return;
				}
				super(Object.assign({}, defaults, options, options.userAgent && defaults.userAgent ? { userAgent: `${options.userAgent} ${defaults.userAgent}` } : null));
			}
		};
		return OctokitWithDefaults;
	}
	static plugins = [];
	/**
	* Attach a plugin (or many) to your Octokit instance.
	*
	* @example
	* const API = Octokit.plugin(plugin1, plugin2, plugin3, ...)
	*/
	static plugin(...newPlugins) {
		const currentPlugins = this.plugins;
		const NewOctokit = class extends this {
			static plugins = currentPlugins.concat(newPlugins.filter((plugin) => !currentPlugins.includes(plugin)));
		};
		return NewOctokit;
	}
	constructor(options = {}) {
		const hook = new before_after_hook_default.Collection();
		const requestDefaults = {
			baseUrl: request.endpoint.DEFAULTS.baseUrl,
			headers: {},
			request: Object.assign({}, options.request, { hook: hook.bind(null, "request") }),
			mediaType: {
				previews: [],
				format: ""
			}
		};
		requestDefaults.headers["user-agent"] = options.userAgent ? `${options.userAgent} ${userAgentTrail}` : userAgentTrail;
		if (options.baseUrl) requestDefaults.baseUrl = options.baseUrl;
		if (options.previews) requestDefaults.mediaType.previews = options.previews;
		if (options.timeZone) requestDefaults.headers["time-zone"] = options.timeZone;
		this.request = request.defaults(requestDefaults);
		this.graphql = withCustomRequest(this.request).defaults(requestDefaults);
		this.log = createLogger(options.log);
		this.hook = hook;
		if (!options.authStrategy) {
			if (!options.auth) this.auth = async () => ({ type: "unauthenticated" });
			else {
				const auth = createTokenAuth(options.auth);
				hook.wrap("request", auth.hook);
				this.auth = auth;
			}
		} else {
			const { authStrategy, ...otherOptions } = options;
			const auth = authStrategy(Object.assign({
				request: this.request,
				log: this.log,
				octokit: this,
				octokitOptions: otherOptions
			}, options.auth));
			hook.wrap("request", auth.hook);
			this.auth = auth;
		}
		const classConstructor = this.constructor;
		for (let i = 0; i < classConstructor.plugins.length; ++i) Object.assign(this, classConstructor.plugins[i](this, options));
	}
	request;
	graphql;
	log;
	hook;
	auth;
};

// node_modules/@actions/github/lib/utils.js
const context$1 = new Context();
const baseUrl = getApiBaseUrl();
const defaults = {
	baseUrl,
	request: {
		agent: getProxyAgent(baseUrl),
		fetch: getProxyFetch(baseUrl)
	}
};
const GitHub = Octokit.plugin(nothing$1, nothing$1).defaults(defaults);
/**
* Convience function to correctly format Octokit Options to pass into the constructor.
*
* @param     token    the repo PAT or GITHUB_TOKEN
* @param     options  other options to set
*/
function getOctokitOptions(token, options) {
	const opts = Object.assign({}, options || {});
	const auth = getAuthString(token, opts);
	if (auth) opts.auth = auth;
	const userAgent = getUserAgentWithOrchestrationId(opts.userAgent);
	if (userAgent) opts.userAgent = userAgent;
	return opts;
}

// node_modules/@actions/github/lib/github.js
const context = new Context();
/**
* Returns a hydrated octokit ready to use for GitHub Actions
*
* @param     token    the repo PAT or GITHUB_TOKEN
* @param     options  other options to set
*/
function getOctokit(token, options, ...additionalPlugins) {
	return new (GitHub.plugin(...additionalPlugins))(getOctokitOptions(token, options));
}

// src/app/head-of-run.ts
/** The list of open pull requests may lag behind a push: it is waited for this long, in milliseconds. */
const PATIENCE$2 = 4e3;
const FIRST_WAIT$1 = 250;
/**
* The pull request that started a run, found among the open ones by head repository, branch and commit. Of several the
* first is taken: a check belongs to the commit, and the judge judges all that have this head.
*/
const pullRequestOf = async (reader, clock, { head, branch, headRepository }) => {
	for (let wait = FIRST_WAIT$1;; wait *= 2) {
		const open = await reader.openPullRequests(head);
		if (!open.ok) return open;
		const numbers = open.value.filter((pull) => pull.head.ref === branch && pull.head.repository === headRepository).map(({ number }) => number);
		if (numbers.length > 0) return ok({
			kind: "pull-request",
			number: Math.min(...numbers),
			head,
			edited: false
		});
		if (wait > PATIENCE$2 / 2) return err(fault("head-moved", `no open pull request from ${branch} of ${headRepository ?? "a repository that is gone"} has the head ${head}`, { remedy: "nothing to do here if it was closed or pushed to: the newer run decides; else run all jobs again" }));
		await clock.sleep(wait);
	}
};

// src/core/workflow-file.ts
/**
* Parts what GitHub says of a workflow's file, `PATH@REF` or `PATH`. A pull request may name a file as it likes, with an
* `@` too: the path is as long as it can be, for its last part holds no slash and ends as GitHub asks it of a workflow.
*/
const workflowFile = (told) => {
	const [, path = told, ref] = /^((?:[^/]+\/[^/]+\/)?\.github\/workflows\/[^/]+\.ya?ml)(?:@(.+))?$/s.exec(told) ?? [];
	return {
		path,
		ref
	};
};

// src/core/event.ts
/** What GitHub does to a pull request that can change its verdict. */
const ACTIONS = [
	"opened",
	"synchronize",
	"reopened",
	"edited",
	"ready_for_review",
	"converted_to_draft"
];
/** What becomes of a review. Its text says nothing here; a trigger that names no types starts with an edit of it too. */
const REVIEW_ACTIONS = [
	"submitted",
	"dismissed",
	"edited"
];
const pullRequestSchema$1 = object({
	action: string$1(),
	pull_request: object({
		number: int$2().check(_positive()),
		head: object({ sha: string$1() })
	})
});
const mergeGroupSchema = object({
	action: string$1(),
	merge_group: object({
		head_sha: objectId,
		head_ref: string$1(),
		base_ref: string$1()
	})
});
const workflowRunSchema = object({
	action: string$1(),
	workflow_run: object({
		event: string$1(),
		path: string$1(),
		conclusion: nullable(string$1()),
		head_sha: objectId,
		head_branch: nullable(string$1()),
		head_repository: nullish(object({ full_name: string$1() })),
		repository: object({ full_name: string$1() })
	})
});
const pushSchema = object({
	ref: string$1(),
	after: objectId,
	deleted: boolean(),
	repository: object({ default_branch: string$1() })
});
/** Reads the payload of the event that started the workflow. An event with nothing to judge is a fault, never a pass. */
const parseEvent = (name, payload, awaited) => {
	if (name === "merge_group") return parseMergeGroup(payload);
	if (name === "workflow_run") return parseWorkflowRun(payload, awaited);
	if (name === "push") return parsePush(payload);
	const isReview = name === "pull_request_review";
	if (name !== "pull_request" && !isReview) return err(unsupported(`the event ${name}`));
	const event = pullRequestSchema$1.safeParse(payload);
	if (!event.success) return err(unsupported("a payload without a pull request"));
	const { action, pull_request: pull } = event.data;
	if (!(isReview ? REVIEW_ACTIONS : ACTIONS).includes(action)) return err(unsupported(`the action ${action} of a ${isReview ? "review" : "pull request"}`));
	const edited = isReview || action === "edited";
	return ok({
		kind: "pull-request",
		number: pull.number,
		head: pull.head.sha,
		edited
	});
};
const parseMergeGroup = (payload) => {
	const event = mergeGroupSchema.safeParse(payload);
	if (!event.success) return err(unsupported("a payload without a merge group"));
	const { action, merge_group: group } = event.data;
	if (action !== "checks_requested") return err(unsupported(`the action ${action} of a merge group`));
	const base = /^refs\/heads\/(.+)$/.exec(group.base_ref)?.[1];
	const [, queued, last] = /^refs\/heads\/gh-readonly-queue\/(.+)\/pr-([1-9]\d{0,9})-[0-9a-f]{40,64}$/.exec(group.head_ref) ?? [];
	if (base === void 0 || queued !== base) return err(fault("merge-group-unresolved", `expected the ref refs/heads/gh-readonly-queue/BASE/pr-NUMBER-COMMIT of a group for ${group.base_ref}, found ${group.head_ref}`));
	return ok({
		kind: "merge-group",
		head: group.head_sha,
		base,
		last: Number(last)
	});
};
/**
* A workflow is waited for by its name, and any file may have that name: what counts is the path of the file, the event
* that started it and the repository. A run that waits for approval is told as completed too, and has not succeeded.
*/
const parseWorkflowRun = (payload, awaited) => {
	const parsed = workflowRunSchema.safeParse(payload);
	if (!parsed.success) return err(unsupported("a payload without a workflow run"));
	const { action, workflow_run: run } = parsed.data;
	if (action !== "completed") return err(unsupported(`the action ${action} of a workflow run`));
	const found = {
		path: workflowFile(run.path).path,
		event: run.event,
		repository: run.repository.full_name
	};
	const wanted = {
		path: awaited.startedBy,
		event: "pull_request",
		repository: awaited.repository
	};
	const event = found.event === "pull_request_review" ? wanted.event : found.event;
	if (JSON.stringify({
		...found,
		event
	}) !== JSON.stringify(wanted)) return err(fault("trigger-foreign", `expected a run of ${wanted.path} in ${wanted.repository} on ${wanted.event}, found ${found.path} in ${found.repository} on ${found.event}`));
	if (run.conclusion !== "success") return err(fault("trigger-foreign", `expected that ${found.path} ended with success, found ${run.conclusion ?? "no end"}`, { remedy: "approve the run of the pull request, or run it again" }));
	return ok({
		kind: "workflow-run",
		head: run.head_sha,
		branch: run.head_branch ?? "",
		headRepository: run.head_repository?.full_name
	});
};
const parsePush = (payload) => {
	const event = pushSchema.safeParse(payload);
	if (!event.success) return err(unsupported("a payload without a push"));
	const { ref, after, deleted, repository } = event.data;
	const branch = /^refs\/heads\/(.+)$/.exec(ref)?.[1];
	if (branch === void 0 || deleted) return err(unsupported(deleted ? `the end of ${ref}` : `a push of ${ref}, which is no branch`));
	return ok({
		kind: "push",
		head: after,
		branch,
		defaultBranch: repository.default_branch
	});
};
const unsupported = (what) => fault("event-unsupported", `the workflow was started by ${what}; judged are pull_request events (${ACTIONS.join(", ")}), pull_request_review (${REVIEW_ACTIONS.join(", ")}), merge_group, push for a baseline and, at tier app, workflow_run`);

// src/core/judge/workflow-source.ts
/**
* Reads `GITHUB_WORKFLOW_REF`, which a job cannot set for a later step (GitHub's documentation, "Variables reference").
* On `pull_request` the file is that of the trial merge, on `merge_group` that of the group: either holds what the pull
* request makes of it. A workflow that a ruleset requires has the ref of its own repository. What cannot be told counts
* as the pull request's.
*/
const workflowSource = (workflowRef) => {
	const { ref } = workflowFile(workflowRef ?? "");
	return {
		own: ref === void 0 || ref.startsWith("refs/pull/") || ref.startsWith("refs/heads/gh-readonly-queue/"),
		ref: workflowRef ?? "of no known place"
	};
};

// src/io/github/api.ts
/** The parts of `owner/name`. */
const repositoryName = (fullName) => {
	const [owner = "", repo = "", ...rest] = fullName.split("/");
	return owner !== "" && repo !== "" && rest.length === 0 ? {
		owner,
		repo
	} : void 0;
};

// \0builtin:node:http
var require__builtin_node_http = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:http");
}));

// \0builtin:node:https
var require__builtin_node_https = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:https");
}));

// \0late:node:https
var require__late_node_https = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		Agent: function(...given) {
			const to = require__builtin_node_https().Agent;
			return new.target ? new to(...given) : to(...given);
		},
		request: function(...given) {
			const to = require__builtin_node_https().request;
			return new.target ? new to(...given) : to(...given);
		}
	};
}));

// src/io/github/http.ts
var import__builtin_node_http = /* @__PURE__ */ __toESM(require__builtin_node_http(), 1);
var import__late_node_https = /* @__PURE__ */ __toESM(require__late_node_https(), 1);
/** Milliseconds without a byte after which a connection is given up. */
const PATIENCE$1 = 3e4;
const MOST_REDIRECTS = 5;
const REDIRECTS = [
	301,
	302,
	303,
	307,
	308
];
/** Those after which the request is to be sent as it was, with its method and body (RFC 9110, 15.4.8 and 15.4.9). */
const UNCHANGED = [307, 308];
/**
* Sends requests with Node's HTTP client and the agents of the runner's toolkit, which know the proxy settings. Node's
* `fetch` would bring a second HTTP stack that takes longer to load than a verdict takes. A GET follows its redirects, and
* no credential goes along to another origin: an artifact lies with another host, behind a signed address. A write
* follows at the same origin, where it is to be sent as it was: so GitHub answers for a repository that was renamed.
*/
const openHttp = () => {
	const client = new HttpClient(void 0, [], { keepAlive: true });
	const send = async (url, request, redirects) => {
		const answer = await exchange(url, request, client);
		if (answer.status < 300 || answer.status >= 400) return answer;
		const location = answer.headers.get("location");
		const next = location !== void 0 && URL.canParse(location, url) ? new URL(location, url) : void 0;
		const { authorization: _secret, ...open } = request.headers;
		const same = next?.origin === new URL(url).origin;
		const follows = request.method === "GET" ? REDIRECTS : same ? UNCHANGED : [];
		if (next === void 0 || redirects === MOST_REDIRECTS || !follows.includes(answer.status)) throw new RedirectError(answer.status, next);
		return send(next.href, {
			...request,
			headers: same ? request.headers : open
		}, redirects + 1);
	};
	return (url, request) => send(url, request, 0);
};
const exchange = async (url, { method, headers, body }, client) => {
	const { request } = url.startsWith("https:") ? import__late_node_https.default : import__builtin_node_http.default;
	const length = body === void 0 ? {} : { "content-length": Buffer.byteLength(body) };
	const answer = await new Promise((resolve, reject) => {
		const outgoing = request(url, {
			method,
			headers: {
				...headers,
				...length
			},
			agent: client.getAgent(url)
		}, resolve);
		outgoing.on("error", reject);
		outgoing.setTimeout(PATIENCE$1, () => outgoing.destroy(/* @__PURE__ */ new Error(`no byte came within ${PATIENCE$1 / 1e3} s`)));
		outgoing.end(body);
	});
	return {
		status: answer.statusCode ?? 0,
		url,
		headers: headersOf(answer),
		body: await bodyOf(answer)
	};
};
const bodyOf = (answer) => new Promise((resolve, reject) => {
	const chunks = [];
	answer.on("data", (chunk) => chunks.push(chunk)).on("end", () => resolve(Buffer.concat(chunks))).on("error", reject).on("close", () => reject(/* @__PURE__ */ new Error("the connection ended before the answer did")));
});
const headersOf = ({ headers }) => new Map(Object.entries(headers).flatMap(([name, value]) => value === void 0 ? [] : [[name, String(value)]]));
/** A `fetch` of what Octokit asks of one: no more of the standard is served. */
const openFetch = (send) => async (url, options) => {
	const { status, headers, body, url: from } = await send(url, options);
	return {
		status,
		url: from,
		ok: status >= 200 && status < 300,
		headers,
		text: async () => body.toString(),
		arrayBuffer: async () => new Uint8Array(body).buffer
	};
};

// src/io/github/pages.ts
/** The most that GitHub gives at once. */
const PAGE = 100;
const MOST_PAGES$2 = 20;
/** An answer of GitHub's in the form that is expected; `what` is what was asked, for a message. */
const readAnswer = (what, schema, answer) => {
	const parsed = schema.safeParse(answer);
	if (parsed.success) return ok(parsed.data);
	const foreign = typeof answer !== "object" || answer instanceof ArrayBuffer ? { remedy: NO_API } : {};
	return err(fault("github-unexpected", `${what}: an answer of another form: ${prettifyError$1(parsed.error)}`, foreign));
};
/** Asks GitHub for one thing; what comes is read by the schema. */
const readOne = async (what, schema, send, sleep) => {
	const answer = await request$1(what, send, sleep);
	return answer.ok ? readAnswer(what, schema, answer.value.data) : answer;
};
/** The page in an answer: the answer itself, or what is taken out of it. */
const pageOf = ({ data, headers }, take = (whole) => whole) => ({
	items: take(data),
	link: headers.link
});
const NEXT = /<[^<>]*>[^<>]*\brel="?next\b/;
/**
* One page of a list. A page may be short without being the last, since what may not be shown is left out of it; and one
* that is full is not taken for the last, since the header may have been lost on the way.
*/
const readPage = async (what, schema, send, sleep) => {
	const answer = await request$1(what, send, sleep);
	if (!answer.ok) return answer;
	const items = readAnswer(what, array(schema), answer.value.items);
	if (!items.ok) return items;
	return ok({
		items: items.value,
		isLast: items.value.length < 100 && !NEXT.test(answer.value.link ?? "")
	});
};
/** All of a list that GitHub gives in pages of {@link PAGE}; more pages than `most` are a fault, and not the first of them. */
const readPages = async (what, schema, send, sleep, most = MOST_PAGES$2) => {
	const all = [];
	for (let page = 1; page <= most; page++) {
		const read = await readPage(what, schema, () => send(page), sleep);
		if (!read.ok) return read;
		all.push(...read.value.items);
		if (read.value.isLast) return ok(all);
	}
	return err(fault("github-unexpected", `${what}: expected fewer than ${most * 100}, found as many or more`));
};

// src/io/github/graphql.ts
/** Where a list goes on. */
const pageInfo = object({
	hasNextPage: boolean(),
	endCursor: nullable(string$1())
});
/** Asks a query that has `$owner` and `$name`; `repository` is the form of its answer about the repository. */
const askGraphql = async ({ api, url, at, sleep }, what, { query, variables }, repository) => {
	const given = {
		...variables,
		owner: at.owner,
		name: at.repo
	};
	const send = async () => {
		const answered = await api.request({
			method: "POST",
			url,
			query,
			variables: given
		});
		throwIfPassing(answered);
		return answered;
	};
	const answer = await readOne(what, answerOf(repository), send, sleep);
	if (!answer.ok) return answer;
	const { errors = [], data } = answer.value;
	if (errors[0] !== void 0) return err(refusal(what, errors[0]));
	return data?.repository == null ? err(fault("github-refused", `${what}: the repository is not shown`)) : ok(data.repository);
};
const errorSchema = object({
	type: optional(string$1()),
	message: string$1()
});
const failedSchema = object({ errors: array(errorSchema) });
/**
* What passes is answered 200 too, and is to be asked again like any other request: a limit, whose headers say how long
* (docs: GraphQL, "Rate limits"), and a query that GitHub could not end (octokit/plugin-retry.js takes it for a 500).
*/
const throwIfPassing = ({ data, headers }) => {
	const answered = failedSchema.safeParse(data);
	for (const failed of answered.data?.errors ?? []) {
		const status = statusOf(failed);
		if (status !== void 0) throw Object.assign(new Error(failed.message), {
			status,
			response: { headers }
		});
	}
};
const statusOf = ({ type, message }) => {
	if (type === "RATE_LIMITED" || /rate limit/i.test(message)) return 429;
	return message.startsWith("Something went wrong while executing your query") ? 500 : void 0;
};
const answerOf = (repository) => object({
	errors: optional(array(errorSchema)),
	data: nullish(object({ repository: nullable(repository) }))
}).check(refine(({ errors, data }) => errors !== void 0 || data !== void 0, "must have data or errors"));
/** GraphQL answers 200 with what is wrong beside the data (docs: GraphQL, "Forming calls"). */
const refusal = (what, { type, message }) => {
	if (type === "FORBIDDEN" || type === "NOT_FOUND") return fault("github-refused", `${what}: ${message}`);
	return fault("github-unexpected", `${what}: ${message}`);
};

// src/io/github/merge-queue.ts
/** A queue of more entries than this is not read to its end, and then not at all. */
const MOST_PAGES$1 = 20;
const QUERY$1 = `query($owner: String!, $name: String!, $branch: String!, $after: String) {
  repository(owner: $owner, name: $name) {
    mergeQueue(branch: $branch) {
      entries(first: 100, after: $after) {
        nodes { position headCommit { oid } pullRequest { number } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;
const entrySchema = pipe(object({
	position: int$2(),
	headCommit: nullable(object({ oid: string$1() })),
	pullRequest: nullable(object({ number: int$2() }))
}), transform(({ position, headCommit, pullRequest }) => ({
	position,
	head: headCommit?.oid,
	number: pullRequest?.number
})));
const repositorySchema$1 = object({ mergeQueue: nullable(object({ entries: object({
	nodes: array(entrySchema),
	pageInfo
}) })) });
/** Reads merge queues. */
const openQueueReader = (graphql) => ({ entries: async (branch) => {
	const what = `reading the merge queue of ${branch}`;
	const entries = [];
	let after = null;
	for (let page = 1; page <= MOST_PAGES$1; page++) {
		const answer = await askGraphql(graphql, what, {
			query: QUERY$1,
			variables: {
				branch,
				after
			}
		}, repositorySchema$1);
		if (!answer.ok) return answer;
		const queue = answer.value.mergeQueue;
		if (queue === null) return ok(void 0);
		entries.push(...queue.entries.nodes);
		const { hasNextPage, endCursor } = queue.entries.pageInfo;
		if (!hasNextPage) return ok(entries);
		after = endCursor;
	}
	return err(fault("github-unexpected", `${what}: expected at most 2000 entries, found more`));
} });

// src/io/github/branch-rules.ts
const checks = array(object({
	context: string$1(),
	integration_id: nullish(int$2())
}));
/** The rules of a branch out of rulesets. */
const rulesSchema = array(object({
	type: string$1(),
	parameters: _default(object({ required_status_checks: _default(checks, []) }), { required_status_checks: [] })
}));
/** Asks for the rules of a branch, and for the branch with its classic protection, at once. */
const askRules = (api, at, branch, sleep) => {
	const what = `reading the rules of ${branch}`;
	const asked = {
		...at,
		branch,
		per_page: 100
	};
	return Promise.all([request$1(what, () => api.request("GET /repos/{owner}/{repo}/rules/branches/{branch}", asked), sleep), request$1(what, () => api.request("GET /repos/{owner}/{repo}/branches/{branch}", {
		...at,
		branch
	}), sleep)]);
};

// src/core/file-mode.ts
/** How git's trees write that an entry is a link, or a submodule. */
const LINK = "120000";
const SUBMODULE = "160000";

// src/core/changes/difference.ts
/**
* What differs between two trees, sorted by path. Both may hold everything, or only what lies in folders that differ. A
* file that is gone here and is there unchanged elsewhere is a rename, told on both sides.
*/
const differenceOf = (before, after, texts = /* @__PURE__ */ new Map()) => {
	const [old, fresh] = [byPath(before), byPath(after)];
	const gone = before.filter(({ path }) => !fresh.has(path));
	const moved = renamesOf(gone, after.filter(({ path }) => !old.has(path)));
	const changeOf = ({ path, mode, target }, kind) => ({
		path,
		kind,
		target: mode === "120000" && kind !== "deleted" ? target : void 0,
		texts: texts.get(path)
	});
	return [...gone.map((entry) => changeOf(entry, moved.has(entry) ? "renamed" : "deleted")), ...after.flatMap((entry) => {
		const kind = kindOf(old.get(entry.path), entry, moved.has(entry));
		return kind === void 0 ? [] : [changeOf(entry, kind)];
	})].sort((a, b) => a.path < b.path ? -1 : 1);
};
/** Both sides of every rename: each file that is gone pairs with one that has come with its content and mode. */
const renamesOf = (gone, come) => {
	const waiting = new Map([...gather(gone, contentOf)].map(([content, alike]) => [content, [...alike]]));
	return new Set(come.flatMap((entry) => {
		const from = waiting.get(contentOf(entry))?.shift();
		return from === void 0 ? [] : [from, entry];
	}));
};
const contentOf = ({ id, mode }) => `${mode} ${id}`;
const byPath = (entries) => new Map(entries.map((entry) => [entry.path, entry]));
/** A link and a submodule are told as such whatever happened: where they lead is what has to be looked at. */
const kindOf = (before, { id, mode }, moved) => {
	if (before?.id === id && before.mode === mode) return void 0;
	if (mode === "120000") return "link";
	if (mode === "160000") return "submodule";
	if (before === void 0) return moved ? "renamed" : "added";
	return before.id === id ? "mode" : "modified";
};

// src/io/files/utf8.ts
/**
* The text of bytes that are UTF-8, with the byte order mark where there is one; undefined for any others. As a strict
* `TextDecoder` reads them, which takes a millisecond to make, and a hook has few.
*/
const wholeUtf8Of = (bytes) => (0, import__builtin_node_buffer.isUtf8)(bytes) ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString() : void 0;

// src/io/github/changes.ts
/** So many folders are listed at once, and so many that differ on one level are listed one by one. */
const AT_ONCE = 8;
const MOST_FOLDERS = 64;
/** A link's target and a file to be compared in part may have so many bytes, and so many of them are read. */
const LARGEST_TEXT = 1048576;
const MOST_TEXTS = 200;
const comparedSchema$1 = object({ merge_base_commit: object({ sha: string$1() }) });
const blobSchema = object({ content: string$1() });
const treeSchema = object({
	truncated: boolean(),
	tree: array(object({
		path: string$1(),
		mode: string$1(),
		type: string$1(),
		sha: string$1()
	}))
});
/** The best common ancestor of two commits, as GitHub tells it. */
const readMergeBase = async (api, at, sleep, base, head) => {
	const asked = {
		...at,
		basehead: `${base}...${head}`,
		per_page: 1,
		page: 2
	};
	const send = () => api.request("GET /repos/{owner}/{repo}/compare/{basehead}", asked);
	const compared = await readOne(`comparing ${base} with ${head}`, comparedSchema$1, send, sleep);
	return compared.ok ? ok(compared.value.merge_base_commit.sha) : compared;
};
/**
* What a head changes since its merge base with `base`, from the trees of both: GitHub's lists of files end after 300
* or 3,000 (REST, "Compare two commits", "List pull requests files"), a tree's does not. Only folders that differ are
* listed. What could not be read of a link or a file is left out, and then counts against it.
*/
const readChanges = async (api, at, sleep, { base, head, rule }) => {
	const ancestor = await readMergeBase(api, at, sleep, base, head);
	if (!ancestor.ok) return ancestor;
	const source = openTrees(api, at, sleep);
	const walked = await walk(source, {
		path: "",
		before: ancestor.value,
		after: head
	});
	if (!walked.ok) return walked;
	const { before, after } = walked.value;
	const known = new Map(before.map((entry) => [entry.path, entry]));
	const texts = openTexts(source);
	const targets = /* @__PURE__ */ new Map();
	const parts = /* @__PURE__ */ new Map();
	for (const { path, mode, id } of after) {
		if (mode !== "120000" || known.get(path)?.id === id) continue;
		const target = await texts(id);
		if (!target.ok) return target;
		targets.set(path, target.value);
	}
	for (const path of new Set([...before, ...after].map((entry) => entry.path))) {
		if (!asksForTexts(rule, path)) continue;
		const [one, other] = [known.get(path), after.find((entry) => entry.path === path)];
		const [old, fresh] = [await textOf(texts, one), await textOf(texts, other)];
		if (!old.ok) return old;
		if (!fresh.ok) return fresh;
		if ((one === void 0 || old.value !== void 0) && (other === void 0 || fresh.value !== void 0)) parts.set(path, {
			before: old.value,
			after: fresh.value
		});
	}
	return ok(differenceOf(before, after.map((entry) => ({
		...entry,
		target: targets.get(entry.path)
	})), parts));
};
const FOLDER = "tree";
const openTrees = (api, at, sleep) => ({
	list: async (id, whole) => {
		const send = () => api.request("GET /repos/{owner}/{repo}/git/trees/{tree_sha}", {
			...at,
			tree_sha: id,
			...whole ? { recursive: "1" } : {}
		});
		const answer = await readOne(`listing the tree ${id}`, treeSchema, send, sleep);
		if (!answer.ok) return answer;
		const { tree, truncated } = answer.value;
		const items = tree.map(({ path, mode, type, sha }) => ({
			path,
			mode,
			type,
			id: sha
		}));
		return ok({
			items: toldApart(items),
			cut: truncated
		});
	},
	blob: async (id) => {
		const send = () => api.request("GET /repos/{owner}/{repo}/git/blobs/{file_sha}", {
			...at,
			file_sha: id
		});
		const answer = await readOne(`reading the blob ${id}`, blobSchema, send, sleep);
		return answer.ok ? ok(Buffer.from(answer.value.content, "base64")) : answer;
	}
});
/**
* GitHub's JSON has U+FFFD for what of a name is no UTF-8, so that several files may come by one name. Those after the
* first are numbered behind it: else each would hide what happens to the one before.
*/
const toldApart = (items) => {
	const taken = /* @__PURE__ */ new Set();
	const times = /* @__PURE__ */ new Map();
	return items.map((item) => {
		let [path, number] = [item.path, times.get(item.path) ?? 0];
		do {
			number += 1;
			if (number > 1) path = item.path.replace(/\uFFFD|$/, `$&${number}`);
		} while (taken.has(path));
		taken.add(path);
		times.set(item.path, number);
		return {
			...item,
			path
		};
	});
};
/** Texts by their ids; nothing for what is too large, no UTF-8, or one too many. */
const openTexts = ({ blob }) => {
	let read = 0;
	return async (id) => {
		if (++read > MOST_TEXTS) return ok(void 0);
		const bytes = await blob(id);
		if (!bytes.ok) return bytes;
		return ok(bytes.value.length > LARGEST_TEXT ? void 0 : wholeUtf8Of(bytes.value));
	};
};
/** A regular file's text; nothing where there is none. */
const textOf = async (read, entry) => entry?.mode.startsWith("100") === true ? read(entry.id) : ok(void 0);
const walk = async (source, root) => {
	const found = {
		before: [],
		after: []
	};
	for (let level = [root]; level.length > 0;) {
		if (level.length > MOST_FOLDERS) {
			const whole = await listWhole(source, root);
			if (!whole.ok) return whole;
			if (whole.value !== void 0) return ok(whole.value);
		}
		const next = [];
		for (let at = 0; at < level.length; at += AT_ONCE) {
			const read = await Promise.all(level.slice(at, at + AT_ONCE).map((pair) => readPair(source, pair, found)));
			for (const pairs of read) {
				if (!pairs.ok) return pairs;
				next.push(...pairs.value);
			}
		}
		level = next;
	}
	return ok(found);
};
/** Lists a folder on both sides; gives the folders in it that differ, and puts the files that differ into `found`. */
const readPair = async (source, pair, found) => {
	const [before, after] = await Promise.all([listFolder(source, pair.before), listFolder(source, pair.after)]);
	if (!before.ok) return before;
	if (!after.ok) return after;
	const [old, fresh] = [byName(before.value), byName(after.value)];
	const pairs = [];
	for (const name of /* @__PURE__ */ new Set([...old.keys(), ...fresh.keys()])) {
		const [one, other] = [old.get(name), fresh.get(name)];
		if (one !== void 0 && other !== void 0 && one.id === other.id && one.mode === other.mode) continue;
		const path = pair.path === "" ? name : `${pair.path}/${name}`;
		const [folderBefore, folderAfter] = [one?.type === FOLDER ? one.id : void 0, other?.type === FOLDER ? other.id : void 0];
		if (folderBefore !== void 0 || folderAfter !== void 0) pairs.push({
			path,
			before: folderBefore,
			after: folderAfter
		});
		if (one !== void 0 && one.type !== FOLDER) found.before.push({
			...one,
			path
		});
		if (other !== void 0 && other.type !== FOLDER) found.after.push({
			...other,
			path
		});
	}
	return ok(pairs);
};
const listFolder = async ({ list }, id) => {
	if (id === void 0) return ok([]);
	const listed = await list(id, false);
	if (!listed.ok) return listed;
	return listed.value.cut ? err(fault("github-unexpected", `GitHub lists only a part of the one folder ${id}`)) : ok(listed.value.items);
};
/** Both trees whole; nothing where GitHub cuts one of them off. */
const listWhole = async ({ list }, { before, after }) => {
	const [old, fresh] = await Promise.all([list(before ?? "", true), list(after ?? "", true)]);
	if (!old.ok) return old;
	if (!fresh.ok) return fresh;
	if (old.value.cut || fresh.value.cut) return ok(void 0);
	const files = (items) => items.filter(({ type }) => type !== FOLDER);
	return ok({
		before: files(old.value.items),
		after: files(fresh.value.items)
	});
};
const byName = (items) => new Map(items.map((item) => [item.path, item]));

// src/io/github/changed-paths.ts
/** GitHub lists no more files of a comparison than this, and no further page of them (docs: REST, "Compare two commits"). */
const MOST_FILES = 300;
const comparedSchema = object({ files: optional(array(object({
	filename: string$1(),
	status: optional(string$1()),
	previous_filename: optional(string$1())
}))) });
const NO_RULE = compileRule({
	allow: void 0,
	deny: [],
	protected: []
});
/**
* What the head of a pull request changes since its merge base with the tip of its base. It is asked for by two commits:
* GitHub's list of a pull request's files is of whichever head and base stand there while it is asked for, and whoever may
* push, or opened the pull request, can have others stand there for so long. Where there is more than a comparison lists,
* or than GitHub compares at all, the trees of both sides are compared.
*/
const readChangedPaths = async (api, at, sleep, { number, head, base }, tipOf) => {
	const tip = await tipOf(base.ref);
	if (!tip.ok) return tip;
	const asked = {
		...at,
		basehead: `${tip.value}...${head.sha}`,
		per_page: 1
	};
	const send = () => api.request("GET /repos/{owner}/{repo}/compare/{basehead}", asked);
	const compared = await readOne(`listing the files of #${number}`, comparedSchema, send, sleep);
	if (!compared.ok && !isUnanswered(compared.error)) return compared;
	const files = compared.ok ? compared.value.files : void 0;
	if (files === void 0 || files.length >= MOST_FILES) {
		const changes = await readChanges(api, at, sleep, {
			base: tip.value,
			head: head.sha,
			rule: NO_RULE
		});
		return changes.ok ? ok({
			kind: "listed",
			paths: changes.value.map(({ path }) => path)
		}) : changes;
	}
	const paths = files.flatMap(({ filename, status, previous_filename: previous }) => previous === void 0 || status === "copied" ? [filename] : [filename, previous]);
	return ok({
		kind: "listed",
		paths
	});
};

// src/io/github/reader.ts
const tipSchema = object({ commit: object({ sha: string$1() }) });
/** Reads a repository through an Octokit. Every call asks GitHub; nothing is kept. */
const openReader = (api, at, sleep) => {
	const branchTip = async (branch) => {
		const send = () => api.request("GET /repos/{owner}/{repo}/branches/{branch}", {
			...at,
			branch
		});
		const answer = await readOne(`reading branch ${branch}`, tipSchema, send, sleep);
		return answer.ok ? ok(answer.value.commit.sha) : answer;
	};
	return {
		pullRequest: (number) => {
			const send = () => api.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
				...at,
				pull_number: number
			});
			return readOne(`reading pull request #${number}`, pullRequestSchema, send, sleep);
		},
		branchTip,
		textAt: async (commit, path) => {
			const send = () => api.request("GET /repos/{owner}/{repo}/contents/{path}", {
				...at,
				path,
				ref: commit,
				mediaType: { format: "raw" }
			});
			const answer = await request$1(`reading ${path} at ${commit}`, send, sleep);
			if (!answer.ok) return isNotFound(answer.error) ? ok(void 0) : answer;
			const text = answer.value.data;
			return typeof text === "string" ? ok(text) : err(fault("file-unreadable", `${path} in ${commit.slice(0, 12)} is no regular file`));
		},
		isLink: async (commit, path) => {
			const [folder, name] = [path.slice(0, Math.max(0, path.lastIndexOf("/"))), path.slice(path.lastIndexOf("/") + 1)];
			const send = () => api.request("GET /repos/{owner}/{repo}/contents/{path}", {
				...at,
				path: folder,
				ref: commit
			});
			const answer = await request$1(`listing ${folder} at ${commit}`, send, sleep);
			if (!answer.ok) return isNotFound(answer.error) ? ok(false) : answer;
			const entries = entriesSchema.safeParse(answer.value.data);
			return entries.success ? ok(entries.data.some((entry) => entry.name === name && entry.type === "symlink")) : err(fault("github-unexpected", `${folder} at ${commit} is not a folder`));
		},
		mergeBase: (base, head) => readMergeBase(api, at, sleep, base, head),
		changes: (base, head, rule) => readChanges(api, at, sleep, {
			base,
			head,
			rule
		}),
		changedPaths: (pull) => readChangedPaths(api, at, sleep, pull, branchTip),
		openPullRequests: (head) => readOpenPulls(api, at, sleep, head),
		mayRequire: async (branch, check) => {
			const [rules, seen] = await askRules(api, at, branch, sleep);
			return !rules.ok || !seen.ok || requires(rules.value.data, seen.value.data, check);
		}
	};
};
const listedWith = (head) => pipe(looseObject({
	number: int$2(),
	head: looseObject({ sha: string$1() })
}), transform((one) => ({
	number: one.number,
	ours: one.head.sha === head ? [one] : []
})));
const MOST_READINGS = 5;
/**
* The open pull requests with a head. GitHub answers an empty list to `commits/{sha}/pulls` for a fork's head, so they are
* looked for among all. One that is closed while the pages are read moves the first of the next page to where nobody looks
* any more: more than one page is read until all that was there is there still.
*/
const readOpenPulls = async (api, at, sleep, head) => {
	const what = "listing the open pull requests";
	let before;
	for (let reading = 1; reading <= MOST_READINGS; reading++) {
		let pages = 0;
		const send = async (page) => {
			pages = page;
			const asked = {
				...at,
				state: "open",
				sort: "created",
				direction: "asc",
				per_page: 100,
				page
			};
			return pageOf(await api.request("GET /repos/{owner}/{repo}/pulls", asked));
		};
		const open = await readPages(what, listedWith(head), send, sleep, Number.POSITIVE_INFINITY);
		if (!open.ok) return open;
		const found = new Map(open.value.map(({ number, ours }) => [number, ours]));
		if (pages === 1 || before?.every((number) => found.has(number)) === true) return readAnswer(what, array(pullRequestSchema), [...found.values()].flat());
		before = [...found.keys()];
	}
	return err(fault("github-unexpected", `${what}: some were closed during each of ${MOST_READINGS} readings`));
};
const entriesSchema = array(object({
	name: string$1(),
	type: string$1()
}));
const branchSchema = object({
	protected: boolean(),
	protection: object({
		enabled: boolean(),
		required_status_checks: optional(object({ contexts: array(string$1()) }))
	})
});
const requires = (answered, seen, check) => {
	const [rules, branch] = [rulesSchema.safeParse(answered), branchSchema.safeParse(seen)];
	if (!rules.success || !branch.success || rules.data.length === 100) return true;
	const { protection } = branch.data;
	return rules.data.some(({ type, parameters }) => type === "workflows" || parameters.required_status_checks.some(({ context }) => context === check)) || protection.enabled && protection.required_status_checks?.contexts.includes(check) !== false;
};
/** A pull request of GitHub's, reduced to what is judged. */
const pullRequestSchema = pipe(object({
	number: int$2(),
	state: string$1(),
	merged_at: nullish(string$1()),
	body: nullable(string$1()),
	user: nullable(object({
		login: string$1(),
		id: int$2(),
		type: string$1()
	})),
	head: object({
		sha: string$1(),
		ref: string$1(),
		repo: nullable(object({ full_name: string$1() }))
	}),
	base: object({
		ref: string$1(),
		sha: string$1(),
		repo: object({ default_branch: string$1() })
	})
}), transform(({ number, state, merged_at: mergedAt, body, user, head, base }) => ({
	number,
	open: state === "open",
	merged: typeof mergedAt === "string",
	body,
	author: user ?? {
		login: "ghost",
		id: 0,
		type: "User"
	},
	head: {
		sha: head.sha,
		ref: head.ref,
		repository: head.repo?.full_name
	},
	base: {
		ref: base.ref,
		sha: base.sha,
		defaultBranch: base.repo.default_branch
	}
})));

// src/io/github/reviews.ts
/** A pull request with more opinions than this is not read to its end, and then not at all. */
const MOST_PAGES = 20;
const QUERY = `query($owner: String!, $name: String!, $number: Int!, $states: [PullRequestReviewState!], $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      author { __typename login }
      reviews(first: 100, after: $after, states: $states) {
        nodes { author { __typename login } state commit { oid } authorCanPushToRepository submittedAt }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;
const accountSchema = pipe(nullable(object({
	__typename: string$1(),
	login: string$1()
})), transform((actor) => actor === null ? void 0 : {
	login: actor.login,
	isPerson: actor.__typename === "User"
}));
const reviewSchema = pipe(object({
	author: accountSchema,
	state: _enum(OPINIONS),
	commit: nullable(object({ oid: string$1() })),
	authorCanPushToRepository: boolean(),
	submittedAt: string$1()
}), transform(({ author, state, commit, authorCanPushToRepository, submittedAt }) => ({
	author,
	state,
	commit: commit?.oid,
	canPush: authorCanPushToRepository,
	submittedAt
})));
const repositorySchema = object({ pullRequest: nullable(object({
	author: accountSchema,
	reviews: object({
		nodes: array(reviewSchema),
		pageInfo
	})
})) });
/** Reads who has said what of a pull request, and what an account may do. */
const openReviewReader = (graphql) => ({
	reviews: async (number) => {
		const what = `reading the reviews of #${number}`;
		const reviews = [];
		let after = null;
		for (let page = 1; page <= MOST_PAGES; page++) {
			const answer = await askGraphql(graphql, what, {
				query: QUERY,
				variables: {
					number,
					states: OPINIONS,
					after
				}
			}, repositorySchema);
			if (!answer.ok) return answer;
			const pull = answer.value.pullRequest;
			if (pull === null) return err(fault("github-refused", `${what}: the pull request is not shown`));
			reviews.push(...pull.reviews.nodes);
			const { hasNextPage, endCursor } = pull.reviews.pageInfo;
			if (!hasNextPage) return ok({
				author: pull.author,
				reviews
			});
			after = endCursor;
		}
		return err(fault("github-unexpected", `${what}: expected at most 2000, found more`));
	},
	isAdministrator: async (login) => {
		const { api, at, sleep } = graphql;
		const answer = await readOne(`reading what ${login} may do`, object({ permission: string$1() }), () => api.request("GET /repos/{owner}/{repo}/collaborators/{username}/permission", {
			...at,
			username: login
		}), sleep);
		return answer.ok ? ok(answer.value.permission === "admin") : answer;
	}
});

// src/io/github/runs.ts
/** GitHub's times are ISO 8601, to the second. */
const time = pipe(nullable(string$1()), transform((text) => Date.parse(text ?? "")));
/** A run as GitHub tells it. */
const runSchema = pipe(object({
	id: int$2(),
	workflow_id: int$2(),
	path: string$1(),
	event: string$1(),
	head_sha: string$1(),
	head_branch: nullish(string$1()),
	head_repository: nullish(object({ full_name: string$1() })),
	run_started_at: time
}), transform((run) => ({
	id: run.id,
	workflow: run.workflow_id,
	path: workflowFile(run.path).path,
	event: run.event,
	head: run.head_sha,
	branch: run.head_branch ?? void 0,
	headRepository: run.head_repository?.full_name,
	startedAt: run.run_started_at
})));
const runsSchema = object({ workflow_runs: array(runSchema) });
const jobSchema = pipe(object({
	name: string$1(),
	run_attempt: int$2(),
	conclusion: nullable(string$1()),
	started_at: time,
	completed_at: time
}), transform((job) => ({
	name: job.name,
	attempt: job.run_attempt,
	conclusion: job.conclusion ?? void 0,
	startedAt: job.started_at,
	completedAt: job.completed_at
})));
const artifactSchema = pipe(object({
	id: int$2(),
	name: string$1(),
	expired: boolean(),
	created_at: time,
	digest: nullish(string$1()),
	workflow_run: nullish(object({ id: optional(int$2()) }))
}), transform((artifact) => ({
	id: artifact.id,
	run: artifact.workflow_run?.id,
	name: artifact.name,
	expired: artifact.expired,
	createdAt: artifact.created_at,
	digest: artifact.digest ?? void 0
})));
/** All artifacts of a run. */
const listArtifacts = (what, schema, { api, at, sleep }, run) => {
	const send = async (page) => {
		const asked = {
			...at,
			run_id: run,
			per_page: 100,
			page
		};
		return pageOf(await api.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", asked), (data) => data.artifacts);
	};
	return readPages(what, schema, send, sleep);
};
/** Reads the runs of a repository; `own` is the id of the run that asks, of which GitHub is asked once. */
const openRunReader = (api, at, own, sleep) => {
	const readOwn = async () => {
		const send = () => api.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", {
			...at,
			run_id: Number(own)
		});
		return readOne(`reading run ${own}`, runSchema, send, sleep);
	};
	let facts;
	return {
		own: () => facts ??= readOwn(),
		runsOf: async (head, event) => {
			const what = `listing the runs of ${head}`;
			const asked = {
				...at,
				head_sha: head,
				event,
				per_page: 100
			};
			const send = () => api.request("GET /repos/{owner}/{repo}/actions/runs", asked);
			const answer = await readOne(what, runsSchema, send, sleep);
			return answer.ok ? ok(answer.value.workflow_runs) : answer;
		},
		artifactsOf: (run) => listArtifacts(`listing the artifacts of run ${run}`, artifactSchema, {
			api,
			at,
			sleep
		}, run),
		jobsOf: (run, attempt) => {
			const send = async (page) => {
				const asked = {
					...at,
					run_id: run,
					attempt_number: attempt,
					per_page: 100,
					page
				};
				return pageOf(await api.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs", asked), (data) => data.jobs);
			};
			return readPages(`listing the jobs of run ${run}, attempt ${attempt}`, jobSchema, send, sleep);
		},
		file: async ({ id, digest }, name) => {
			const archive = await downloadArchive(api, at, id, sleep);
			if (!archive.ok) return archive;
			const found = showDigest(sha256(archive.value));
			return found === digest ? fileIn(archive.value, name) : err(fault("hand-over-broken", `the artifact has the hash ${found}, and GitHub tells ${digest}`));
		}
	};
};

// package.json
var version = "0.1.0";

// src/version.ts
/** What `by.tool` says. */
const TOOL = `recount ${version}`;

// src/entries/action/run-context.ts
/** The default variables of the runner that are read (GitHub's documentation, "Variables reference"). */
const variables = object({
	GITHUB_EVENT_NAME: string$1(),
	GITHUB_EVENT_PATH: string$1(),
	GITHUB_REPOSITORY: pipe(string$1(), transform((name, context) => {
		const parts = repositoryName(name);
		if (parts !== void 0) return parts;
		context.issues.push({
			code: "custom",
			message: "is not owner/name",
			input: name
		});
		return NEVER;
	})),
	GITHUB_RUN_ID: string$1().check(_regex(/^[1-9]\d*$/)),
	GITHUB_RUN_ATTEMPT: number().check(int$2(), _gte(1)),
	GITHUB_SERVER_URL: _default(url(), "https://github.com"),
	GITHUB_API_URL: _default(url(), "https://api.github.com"),
	GITHUB_GRAPHQL_URL: _default(url(), "https://api.github.com/graphql"),
	GITHUB_WORKFLOW_REF: optional(string$1()),
	GITHUB_JOB: _default(string$1(), "")
});
/** Reads the runner's variables and the event, and opens GitHub with the token. */
const openRunContext = (env, inputs, clock) => {
	const given = variables.safeParse(env);
	if (!given.success) return err(fault("internal", `not started as the runner starts an action: ${prettifyError$1(given.error)}`));
	const { GITHUB_EVENT_NAME, GITHUB_EVENT_PATH, GITHUB_REPOSITORY: at, GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT } = given.data;
	const awaited = {
		repository: `${at.owner}/${at.repo}`,
		startedBy: inputs["started-by"]
	};
	const { GITHUB_SERVER_URL: site } = given.data;
	const event = parseEvent(GITHUB_EVENT_NAME, readPayload(GITHUB_EVENT_PATH), awaited);
	if (!event.ok) return event;
	const send = openHttp();
	const options = {
		baseUrl: given.data.GITHUB_API_URL,
		userAgent: TOOL.replace(" ", "/"),
		log
	};
	const apiOf = (token) => getOctokit(token, {
		...options,
		request: { fetch: openFetch(send) }
	});
	const api = apiOf(inputs["github-token"]);
	const graphql = {
		api,
		url: given.data.GITHUB_GRAPHQL_URL,
		at,
		sleep: clock.sleep
	};
	return ok({
		event: event.value,
		run: GITHUB_RUN_ID,
		attempt: GITHUB_RUN_ATTEMPT,
		site,
		page: `${site}/${at.owner}/${at.repo}/actions/runs/${GITHUB_RUN_ID}/attempts/${GITHUB_RUN_ATTEMPT}`,
		at,
		api,
		apiOf,
		send,
		reader: {
			...openReader(api, at, clock.sleep),
			...openReviewReader(graphql)
		},
		runs: openRunReader(api, at, GITHUB_RUN_ID, clock.sleep),
		queue: openQueueReader(graphql),
		workflow: workflowSource(given.data.GITHUB_WORKFLOW_REF),
		job: given.data.GITHUB_JOB
	});
};
/** A run with what it judges. At tier app that is looked up, and at no other tier is anything judged so. */
const settleRun = async (run, job, clock) => {
	const { event } = run;
	if (event.kind !== "workflow-run") return reportsByApp(job) ? err(notByApp(job)) : ok({
		...run,
		event
	});
	if (job !== "rerun" && !reportsByApp(job)) return err(notByApp(job));
	const found = await pullRequestOf(run.reader, clock, event);
	return found.ok ? ok({
		...run,
		event: found.value
	}) : found;
};
const notByApp = (job) => fault("input-invalid", `input \`job\`: expected open-check, rerun and close-check on workflow_run, and there alone, found ${job}`);
const readPayload = (path) => {
	try {
		return JSON.parse((0, import__builtin_node_fs.readFileSync)(path, "utf8"));
	} catch {
		return;
	}
};
const silent = () => {};
const log = {
	debug: silent,
	info: silent,
	warn: silent,
	error: silent
};

// src/entries/action/job.ts
/**
* Starts a job of the action. Whatever keeps it from its work is told as a verdict, and is never a pass; `fail` tells it
* with as much of the run as was known.
*/
const startJob = async (work, fail = giveUp) => {
	let known;
	try {
		const env = readEnvironment();
		const inputs = parseInputs(getInput);
		if (!inputs.ok) return await fail(inputs.error);
		const started = openRunContext(env, inputs.value, systemClock);
		if (!started.ok) return await fail(started.error);
		known = {
			inputs: inputs.value,
			run: started.value
		};
		const run = await settleRun(started.value, inputs.value.job, systemClock);
		if (!run.ok) return await fail(run.error, known);
		const service = {
			url: env["ACTIONS_RESULTS_URL"] ?? "",
			token: env["ACTIONS_RUNTIME_TOKEN"] ?? ""
		};
		return await work({
			inputs: inputs.value,
			run: run.value,
			service,
			env
		});
	} catch (cause) {
		return fail(fault("internal", cause instanceof Error ? cause.stack ?? cause.message : String(cause)), known);
	}
};
/** Tells why there is nothing to judge. */
const giveUp = (reason) => publishVerdict(void 0, faultVerdict("", [reason]), void 0, {
	url: "",
	token: ""
});

// src/core/check-name.ts
/** The name of the check, everywhere: that of the job which judges. */
const CHECK = "recount";

// src/core/corners/wanted.ts
/**
* What of the corners a record lacks that the policy and the block ask for now, told by suite, or undefined where it
* lacks nothing: `losses` and `proof` may have changed without another digest, and a block may name a proof later.
*/
const cornersLacking = (policy, pinned, { suites }) => {
	for (const [name, runs] of Object.entries(suites)) {
		const what = lackingIn(policy, policy.suites[name], pinned?.suites[name], runs);
		if (what !== void 0) return `of suite ${name} it lacks ${what}`;
	}
};
const lackingIn = (policy, suite, claimed, { first, corners = {} }) => {
	if (suite === void 0 || suite.reports.length === 0) return void 0;
	if ((policy.losses === "declare" || policy.losses === "fail") && corners.losses?.kind !== "told") return `what the base says${becauseOf(corners.losses)}`;
	if (policy.proof?.regressions === true && (corners.regressions ?? { kind: "not-had" }).kind === "not-had") return `the base's tests over its code${becauseOf(corners.regressions)}`;
	const asked = new Set(proofIn(corners)?.tests.some.flatMap((one) => one.asked ? [keyOf$1(one.test)] : []));
	if (claimed?.proves?.some((test) => !asked.has(keyOf$1(test)))) return `the proofs that the block names${becauseOf(corners.proof)}`;
	return tellsAsAsked(policy, {
		first,
		corners
	}) ? void 0 : "what the policy asks now";
};
const tellsAsAsked = (policy, { first, corners = {} }) => {
	const { losses, proves } = first.record;
	return canonical({ ...cornerFields(policy, corners) }) === canonical({
		losses,
		proves
	});
};
const becauseOf = (part) => part?.kind === "not-had" ? `, which could not be had: ${part.why}` : "";

// src/core/earlier/stands-in.ts
const DAY = 864e5;
/** A record is judged by for so long after it was made, in milliseconds. */
const LONGEST_KEPT = 7 * DAY;
/** Whether a run is one of the workflow that `own` is of, for the wanted head and where that came from. */
const isOfThisWorkflow = (own, run, { head, headRepository }) => run.workflow === own.workflow && run.path === own.path && run.event === "pull_request" && run.head === head && headRepository !== void 0 && run.headRepository === headRepository;
/**
* Why an artifact of a run cannot be what the judge of `attempt` left, or undefined where it can. Any job of a run may
* leave an artifact of any name, or take one away, so the time decides: it is made while the job `check` of that attempt
* ran, and when every other job of the attempt had ended. `now` is when the own run was started, by GitHub's clock; what is
* older than `longest` milliseconds is too old.
*/
const whyNotJudges = (artifact, run, attempt, jobs, check, now, longest = LONGEST_KEPT) => {
	if (artifact.run !== run.id) return "it is of another run";
	if (artifact.expired) return "it has expired";
	if (artifact.digest === void 0) return "GitHub tells no hash of it";
	const made = artifact.createdAt;
	if (!(now - made < longest)) return `it was made ${longest / DAY} days ago or more`;
	const [judge, ...twins] = jobs.filter(({ name }) => name === check);
	if (judge === void 0 || twins.length > 0 || judge.attempt !== attempt) return `attempt ${attempt} of its run has not one job ${check}`;
	if (judge.conclusion !== "success" && judge.conclusion !== "failure") return `the job ${check} ended with ${judge.conclusion ?? "nothing yet"}`;
	const ran = made >= judge.startedAt && made <= judge.completedAt;
	const others = jobs.filter((job) => job !== judge);
	if (!ran || others.length === 0 || !others.every(({ completedAt }) => completedAt < made)) return `it was not made while the job ${check} ran alone`;
};
/** Why a kept record, once read, is not one of what is wanted, or undefined where it is. */
const whyNotWanted = (kept, run, attempt, wanted) => {
	if (kept.run !== String(run) || kept.attempt !== attempt) return `it says that it is of run ${kept.run}, attempt ${kept.attempt}`;
	if (kept.base !== wanted.base) return `it was judged against ${kept.base}, and the base is ${wanted.base}`;
	return whyNotOf(kept.regenerated, wanted);
};
/** Why a record is not one of what is wanted, whoever made it, or undefined where it is. */
const whyNotOf = (regenerated, wanted) => {
	if (regenerated.commit !== wanted.head) return `it is of commit ${regenerated.commit}`;
	if (regenerated.policy !== policyDigest(wanted.policy)) return `it was made under the policy ${regenerated.policy}`;
	if (wanted.policy.isolation === "none" || regenerated.by.isolation === "none") return "its suites were kept apart from nothing";
	const lacking = [...wanted.touched].filter((name) => !Object.hasOwn(regenerated.suites, name) && regenerated.absent[name] !== "os");
	if (lacking.length > 0) return `it lacks suite ${lacking.join(", ")}`;
	const { head, base, policy, touched } = wanted;
	const [unsound] = unsoundness({
		commit: head,
		policy,
		touched,
		regenerated,
		walled: true
	});
	return unsound?.message ?? outOfTime(wanted, regenerated) ?? cornersLacking(policy, wanted.pinned, comparedWith(base, regenerated)) ?? citationLacking(wanted, regenerated);
};
/** A suite that ran out of the time which it was given then, and so cannot pass, whatever it is given now. */
const outOfTime = ({ policy, touched, pinned }, { suites }) => {
	const late = [...touched].filter((name) => {
		const pinnedExit = pinned?.suites[name]?.exit ?? "timeout";
		return suites[name]?.first.record.exit === "timeout" && (policy.suites[name]?.must === "pass" || pinnedExit !== "timeout");
	});
	return late.length === 0 ? void 0 : `suite ${late.join(", ")} ran out of time`;
};
/** A test that the body cites since, of which nobody has looked what it came to, though the suite's tests have names. */
const citationLacking = ({ citations, policy }, { suites }) => {
	const untold = citations.find(({ suite, test }) => {
		const { counts, cited } = suites[suite]?.first ?? {};
		return policy.suites[suite]?.shards === 1 && counts !== void 0 && counts.total <= 2e5 && cited?.some((one) => one.test === test) !== true;
	});
	return untold === void 0 ? void 0 : `it does not tell of ${untold.suite} \u203a ${untold.test}, which the body cites`;
};

// src/app/left-file.ts
/**
* The file in what the job `check` of an attempt left, or why it is none of that job's. `now` is when the own run was
* started; what is older than `longest` milliseconds is too old.
*/
const fileOfJudge = async (runs, { artifact, run, attempt }, name, check, now, longest) => {
	const jobs = await runs.jobsOf(run.id, attempt);
	if (!jobs.ok) return jobs;
	const foreign = whyNotJudges(artifact, run, attempt, jobs.value, check, now, longest);
	if (foreign !== void 0) return ok(foreign);
	const file = await runs.file(artifact, name);
	return !file.ok && file.error.code === "hand-over-broken" ? ok(file.error.message) : file;
};

// src/app/earlier-record.ts
/** So many of the newest runs are looked through, and so many records are tried. */
const MOST_RUNS = 30;
const MOST_RECORDS = 5;
/** Looks for a record of a pull request's head under a policy. */
const searchFor = async (reader, runs, pull, policy) => {
	const wanted = await wantedOf(reader, pull, policy);
	return wanted.ok ? findEarlierRecord(runs, wanted.value) : wanted;
};
/** What a record of a pull request's head must be of. */
const wantedOf = async (reader, pull, policy) => {
	const { head, base, body } = pull;
	const changed = asksForPaths(policy) ? await changedPaths(reader, pull, true) : ok(void 0);
	if (!changed.ok) return changed;
	const pinned = await parseBlock(body);
	return ok({
		head: head.sha,
		headRepository: head.repository,
		base: base.ref,
		policy,
		touched: touchedSuites(policy, changed.value),
		pinned: pinned.ok ? pinned.value.record : void 0,
		citations: lookedAt(await citationsIn(body))
	});
};
/** Looks for the newest record that stands in for one made anew. All is asked of GitHub, and nothing of a job's word. */
const findEarlierRecord = async (runs, wanted) => {
	const [own, listed] = await Promise.all([runs.own(), runs.runsOf(wanted.head, "pull_request")]);
	if (!own.ok) return own;
	if (!listed.ok) return listed;
	const ours = listed.value.filter((run) => isOfThisWorkflow(own.value, run, wanted)).slice(0, MOST_RUNS);
	const left = await Promise.all(ours.map((run) => candidatesOf(runs, run)));
	const candidates = [];
	for (const found of left) {
		if (!found.ok) return found;
		candidates.push(...found.value);
	}
	candidates.sort((a, b) => b.artifact.createdAt - a.artifact.createdAt);
	const reasons = [];
	for (const candidate of candidates.slice(0, MOST_RECORDS)) {
		const { run, attempt } = candidate;
		const tried = await tryRecord(runs, candidate, own.value.startedAt, wanted);
		if (!tried.ok) return tried;
		if (typeof tried.value !== "string") return ok({
			kind: "found",
			regenerated: tried.value,
			run: String(run.id),
			attempt
		});
		reasons.push(`the record of run ${run.id}, attempt ${attempt}: ${tried.value}`);
	}
	return ok({
		kind: "none",
		reasons
	});
};
const candidatesOf = async (runs, run) => {
	const artifacts = await runs.artifactsOf(run.id);
	if (!artifacts.ok) return artifacts;
	return ok(artifacts.value.flatMap((artifact) => {
		const attempt = attemptOf(artifact.name);
		return attempt === void 0 ? [] : [{
			artifact,
			run,
			attempt
		}];
	}));
};
/** The record, or why it does not stand in. */
const tryRecord = async (runs, left, now, wanted) => {
	const file = await fileOfJudge(runs, left, KEPT_FILE, CHECK, now);
	if (!file.ok) return file;
	if (typeof file.value === "string") return ok(file.value);
	const kept = decodeKept(file.value);
	if (!kept.ok) return ok(kept.error);
	return ok(whyNotWanted(kept.value, left.run.id, left.attempt, wanted) ?? kept.value.regenerated);
};

// src/core/judge/same-head.ts
/**
* The verdict on a commit: a check belongs to it and not to a pull request, so that the first other pull request which
* does not match decides where the own one does.
*/
const besides = (own, others) => {
	const bad = own.pass ? others.find(({ verdict }) => !verdict.pass) : void 0;
	if (bad === void 0) return own;
	const { block: _, ...verdict } = bad.verdict;
	return {
		...verdict,
		...own.block === void 0 ? {} : { block: own.block },
		findings: verdict.findings.map((one) => naming$1(bad.number, one)),
		notChecked: own.notChecked
	};
};
const naming$1 = (number, finding) => ({
	...finding,
	message: `pull request #${number}, which has the same head commit: ${finding.message}`,
	remedy: `in #${number}: ${finding.remedy}; or close it, or push a commit of its own to one of the two`
});

// src/app/judge-head.ts
/**
* Judges a regenerated record against the live pull request, and against every other open one with the same head whose
* base requires the check. One bad block fails the check of the commit. `own` says whether the record was made for this
* pull request, in this run.
*/
const judgeHead = async (reader, pull, regenerated, policyPath, tallies, own) => {
	const first = await judgeLive(reader, pull, regenerated, policyPath, tallies, own);
	if (!first.verdict.pass) return first;
	const others = await othersOf(reader, pull);
	if (!others.ok) return faultVerdict(pull.head.sha, [others.error]);
	const judged = [];
	const pulls = [...first.judged ?? []];
	for (const other of others.value) {
		const { verdict, judged: its = [] } = await judgeLive(reader, other, regenerated, policyPath, tallies, false);
		pulls.push(...its);
		if (!await hasGone(reader, other, verdict)) judged.push({
			number: other.number,
			verdict
		});
	}
	const seen = judged.map(({ number }) => `#${number} has the same head, and was judged with it`);
	return {
		...first,
		verdict: besides(first.verdict, judged),
		remarks: [...first.remarks, ...seen],
		judged: pulls
	};
};
/** One that has gone on meanwhile has this head no more, and its newer run decides on it. Another base is not enough. */
const hasGone = async (reader, { number, head }, { findings }) => {
	if (!findings.some(({ code }) => code === "head-moved" || code === "pull-request-closed")) return false;
	const now = await reader.pullRequest(number);
	return now.ok && (!now.value.open || now.value.head.sha !== head.sha);
};
const othersOf = async (reader, pull) => {
	const open = await reader.openPullRequests(pull.head.sha);
	if (!open.ok) return open;
	const others = [];
	for (const other of open.value) if (other.number !== pull.number && await reader.mayRequire(other.base.ref, "recount")) others.push(other);
	return ok(others);
};

// src/app/judge-earlier.ts
/** Judges the live pull request by the record that the judge of an earlier run left, where one stands in. */
const judgeByEarlier = async (reader, runs, pull, policyPath) => {
	const commit = pull.head.sha;
	const source = await readBasePolicy(reader, pull.base.ref, pull.base.defaultBranch, policyPath);
	if (!source.ok) return { judgement: faultVerdict(commit, source.error) };
	const search = await searchFor(reader, runs, pull, source.value.policy);
	if (!search.ok) return { judgement: faultVerdict(commit, [search.error]) };
	if (search.value.kind === "none") {
		const reasons = search.value.reasons.map((reason) => `; ${reason}`).join("");
		const missing = fault("earlier-record-missing", `no run left a record of ${commit} that may stand in${reasons}`);
		return { judgement: faultVerdict(commit, [missing]) };
	}
	const { regenerated, run, attempt } = search.value;
	const judgement = await judgeHead(reader, pull, regenerated, policyPath, {}, false);
	const remark = `nothing was run: the record is the one of run ${run}, attempt ${attempt}, of the same commit, base and policy. To have it made anew, run all jobs of that run again (\`gh run rerun ${run}\`)`;
	return {
		judgement: {
			...judgement,
			verdict: {
				...judgement.verdict,
				record: {
					run,
					attempt
				}
			},
			remarks: [remark, ...judgement.remarks]
		},
		regenerated
	};
};

// src/core/earlier/made-anew.ts
/**
* Why a head is not run on a machine on which other code of its group has run, or undefined where it may be: a user of
* its own may leave there what anybody may, and so what a later one finds.
*/
const whyNotBeside = (level) => level === "user" || level === "none" ? `level ${level} does not keep the pull requests of a group apart` : void 0;
/**
* The record of a head that the judged job made beside that of a merge queue's group, or why there is none to judge by:
* it must be what an earlier record must be, from behind walls that keep the group's other code away.
*/
const madeAnew = (heads, wanted) => {
	const head = heads.find(({ commit }) => commit === wanted.head);
	if (head === void 0) return err("this run made none");
	if (head.kind === "not-made") return err(`this run could make none: ${head.why}`);
	const why = whyNotOf(head.regenerated, wanted) ?? whyNotBeside(head.regenerated.by.isolation);
	return why === void 0 ? ok(head) : err(`the one that this run made: ${why}`);
};
/** What is stale about the block of a head, for which no record of it is needed; undefined where nothing is. */
const staleBlock = ({ head, policy, pinned }) => pinned === void 0 ? void 0 : staleness({
	commit: head,
	policy
}, pinned);

// src/core/judge/group.ts
/** The verdict on a group's own commit: its suites must pass, and nothing is pinned that they could be compared with. */
const judgeGroupCommit = (facts) => judge({
	...facts,
	changed: void 0,
	group: true,
	blockNeeded: false,
	pinned: err([fault("block-missing", "a group has no body of its own")]),
	walled: true
});
/** The verdict on a group: the first pull request in it that does not match decides where its own commit does. */
const withMembers = (own, members) => {
	if (!own.pass) return own;
	const bad = members.find(({ verdict }) => !verdict.pass);
	const { block: _, ...verdict } = bad === void 0 ? own : bad.verdict;
	return {
		...verdict,
		commit: own.commit,
		group: members.map(({ number }) => number),
		records: members.flatMap(({ number, record }) => record === void 0 ? [] : [{
			number,
			record
		}]),
		findings: bad === void 0 ? [] : verdict.findings.map((one) => naming(bad.number, one)),
		notChecked: [...own.notChecked.filter((what) => what !== "block"), ...members.flatMap((member) => member.verdict.notChecked.map((what) => `#${member.number}: ${what}`))]
	};
};
const naming = (number, finding) => ({
	...finding,
	message: `pull request #${number} of this group: ${finding.message}`,
	remedy: `take #${number} out of the queue; then, in it: ${finding.remedy}`
});

// src/core/queue/group.ts
/**
* The pull requests whose changes are in a group's commit, the last one last: all that stand in the queue up to the one
* whose commit it is. `commits/{sha}/pulls` answers nothing for such a commit, and the event names the last one alone,
* in its ref. Whatever cannot be told is a fault, never an empty group.
*/
const groupOf = (entries, { head, base, last }) => {
	const unresolved = (what) => err(fault("merge-group-unresolved", `the merge queue of ${base} ${what}`));
	if (entries === void 0) return unresolved("is not there");
	const queued = entries.toSorted((one, other) => one.position - other.position);
	const end = queued.findLastIndex((entry) => entry.head === head);
	if (end === -1) return unresolved(`has no entry whose commit is ${head}: the group was given up, or has gone in`);
	const group = queued.slice(0, end + 1);
	const numbers = group.flatMap(({ number }) => number === void 0 ? [] : [number]);
	if (numbers.length < group.length) return unresolved("has an entry whose pull request it does not tell");
	if (new Set(group.map(({ position }) => position)).size < group.length) return unresolved("has two entries at one place");
	if (numbers.at(-1) !== last) return unresolved(`ends the group ${head} with #${numbers.at(-1)}, and its ref names #${last}`);
	return ok(numbers);
};

// src/app/merge-group.ts
/** A queue that was just built may not be told at once: it is waited for this long, in milliseconds. */
const PATIENCE = 4e3;
const FIRST_WAIT = 250;
/**
* The pull requests of a group as they are now, the last one last. One before it that is not open any more has gone in
* by a group of its own, or was taken out, whereupon the queue makes another group.
*/
const pullsOfGroup = async (reader, queue, clock, event) => {
	const numbers = await settledGroup(queue, clock, event);
	if (!numbers.ok) return numbers;
	const pulls = await Promise.all(numbers.value.map((number) => reader.pullRequest(number)));
	const open = [];
	for (const pull of pulls) {
		if (!pull.ok) return pull;
		if (!pull.value.open) continue;
		if (pull.value.base.ref !== event.base) return err(fault("merge-group-unresolved", `#${pull.value.number} is in the merge queue of ${event.base}, and its base is ${pull.value.base.ref}`));
		open.push(pull.value);
	}
	const [first, ...others] = open;
	if (first === void 0 || open.at(-1)?.number !== event.last) return err(fault("pull-request-closed", `pull request #${event.last} is not open any more`));
	return ok([first, ...others]);
};
const settledGroup = async (queue, clock, event) => {
	for (let wait = FIRST_WAIT;; wait *= 2) {
		const entries = await queue.entries(event.base);
		if (!entries.ok) return entries;
		const group = groupOf(entries.value, event);
		if (group.ok || wait > PATIENCE / 2) return group;
		await clock.sleep(wait);
	}
};

// src/app/judge-group.ts
/**
* Judges a group of a merge queue: its suites must pass, and the block of every pull request in it must be what the
* judge found on that one's own head, or else what this run found on it. A head of which there is no such record is not
* judged by anything else.
*/
const judgeGroup = async (readers, event, { regenerated, heads }, policyPath) => {
	const { reader, queue, clock } = readers;
	const group = await pullsOfGroup(reader, queue, clock, event);
	if (!group.ok) return faultVerdict(event.head, [group.error]);
	const [first] = group.value;
	const source = await readBasePolicy(reader, event.base, first.base.defaultBranch, policyPath);
	if (!source.ok) return faultVerdict(event.head, source.error);
	const { policy } = source.value;
	const changed = await pathsOfAll(reader, group.value, policy);
	if (!changed.ok) return faultVerdict(event.head, [changed.error]);
	const touched = touchedSuites(policy, changed.value);
	const own = judgeGroupCommit({
		commit: event.head,
		policy,
		touched,
		regenerated
	});
	const remarks = [`a merge queue's group: its suites are compared with no block, each block with its own head's record`];
	if (!own.pass) return {
		verdict: own,
		policy: source.value,
		remarks
	};
	const members = [];
	for (const pull of group.value) {
		const member = await judgeMember(readers, heads, pull, source.value);
		members.push(member);
		remarks.push(member.remark);
	}
	const judged = members.flatMap((member) => member.judged ?? []);
	return {
		verdict: withMembers(own, members),
		policy: source.value,
		remarks,
		judged
	};
};
const judgeMember = async ({ reader, runs }, heads, pull, source) => {
	const { number, head } = pull;
	const told = `#${number} at ${head.sha}`;
	const wanted = await wantedOf(reader, pull, source.policy);
	const found = wanted.ok ? await recordOf(runs, heads, pull, wanted.value) : wanted;
	if (!found.ok) {
		const stale = wanted.ok ? staleBlock(wanted.value) : void 0;
		return {
			number,
			verdict: refuse(head.sha, [stale ?? findingOf(found.error)]),
			remark: `${told}: no record of it`
		};
	}
	const { record, regenerated, tallies } = found.value;
	const { verdict, judged } = await judgeLive(reader, pull, regenerated, source.path, tallies, false);
	return {
		number,
		verdict,
		judged,
		record,
		remark: `${told}: ${verdict.block === void 0 ? "no block" : `block ${verdict.block}`}, judged by ${record === "anew" ? "a record that this run made anew" : `the record of run ${record.run}, attempt ${record.attempt}`}`
	};
};
/**
* The record of a head: one that the judge of an earlier run left, else the one that the judged job made beside the
* group's own. Whether there is an earlier one is not taken from the judged job's word.
*/
const recordOf = async (runs, heads, pull, wanted) => {
	const found = await findEarlierRecord(runs, wanted);
	if (!found.ok) return found;
	if (found.value.kind === "found") {
		const { regenerated, run, attempt } = found.value;
		return ok({
			record: {
				run,
				attempt
			},
			regenerated,
			tallies: {}
		});
	}
	const anew = madeAnew(heads, wanted);
	if (!anew.ok) return err(missing(pull, [...found.value.reasons, anew.error], wanted.policy));
	const { regenerated, tallies } = anew.value;
	return ok({
		record: "anew",
		regenerated,
		tallies
	});
};
const missing = ({ number, head }, reasons, policy) => fault("earlier-record-missing", `no run of this workflow left a record of ${head.sha} that may stand in; ${reasons.join("; ")}`, { remedy: policy.isolation === "none" ? "take `isolation: none` out of the policy: where the suites are kept apart from nothing, no record of theirs is judged by in a queue" : `run all jobs of the newest run of #${number} again (\`gh run rerun RUN\`, whose number \`gh run list --commit ${head.sha}\` tells), and put it into the queue again` });

// src/app/judge-push.ts
/** Judges the commit that a push brought: its suites must pass, all of them. There is no block to compare them with. */
const judgePush = async (reader, { head, branch, defaultBranch }, regenerated, policyPath) => {
	const source = await readBasePolicy(reader, branch, defaultBranch, policyPath);
	if (!source.ok) return faultVerdict(head, source.error);
	const { policy } = source.value;
	const touched = touchedSuites(policy, void 0);
	return {
		verdict: judgeGroupCommit({
			commit: head,
			policy,
			touched,
			regenerated
		}),
		policy: source.value,
		remarks: [`a push to ${branch}: its suites are compared with no block. Where they pass, they are a baseline`]
	};
};

// src/app/self-check.ts
/**
* A judgement with what the judge knows of itself: whether the pull request brings the file of the workflow that judges
* it, so that it could have been changed. Under `trust: strict` such a judge says nothing.
*/
const withSelfCheck = (judgement, { own, ref }) => {
	if (!own) return judgement;
	const { verdict, policy } = judgement;
	const what = `the workflow's file is the pull request's own (${ref})`;
	const remarks = [...judgement.remarks, `${what}: whoever may push to it can change what judges it`];
	if (policy?.policy.trust !== "strict") return {
		...judgement,
		remarks
	};
	const untrusted = finding("workflow-untrusted", `${what}, and the policy says \`trust: strict\``, { place: placeIn(policy.text, policy.path, ["trust"]) });
	return {
		...judgement,
		remarks,
		verdict: refuse(verdict.commit, [untrusted], verdict.block)
	};
};

// src/core/hand-over/join.ts
const broken$1 = (what) => err(fault("hand-over-broken", `the hand-over ${what}`));
/** Reads the sheet of a leg. What it tells as text is kept as bytes, which for many tests is half as much. */
const hearLeg = ({ heads = [], ...own }) => {
	const found = hearFound(own);
	if (!found.ok) return found;
	const heard = /* @__PURE__ */ new Map();
	for (const head of heads) {
		const { commit } = head.kind === "made" ? head.regenerated : head;
		if (heard.has(commit)) return broken$1(`tells of head ${commit} twice`);
		const part = head.kind === "made" ? hearFound(head) : ok(head);
		if (!part.ok) return part;
		heard.set(commit, "why" in part.value ? part.value : {
			kind: "made",
			...part.value
		});
	}
	return ok({
		...found.value,
		heads: heard
	});
};
const hearFound = ({ regenerated, shares = {}, base: told, tests }) => {
	const shards = {};
	for (const [name, told] of Object.entries(shares)) {
		shards[name] = [];
		for (const share of told) {
			const heard = hearShare(share);
			if (!heard.ok) return broken$1(`of suite ${name}: ${heard.error}`);
			shards[name].push(heard.value);
		}
	}
	const base = told === void 0 ? void 0 : hearBase(told, regenerated.suites);
	if (base?.ok === false) return broken$1(base.error);
	return ok({
		regenerated,
		shards,
		tests,
		...base === void 0 ? {} : { base: base.value }
	});
};
/**
* Puts together what the legs of a run found out, in their order, as if one job had run it all. Every shard of a suite
* must be there, and be there once.
*/
const joinLegs = (legs) => {
	const [first] = legs;
	if (first === void 0) return broken$1("holds nothing");
	const { commit, policy, tree } = first.regenerated;
	for (const [leg, { regenerated }] of legs.entries()) {
		if (regenerated.commit !== commit) return broken$1(`of leg ${leg} is of ${regenerated.commit}, of leg 0 of ${commit}`);
		if (regenerated.tree !== tree) return broken$1(`of leg ${leg} is of tree ${regenerated.tree}, of leg 0 of ${tree}`);
		if (regenerated.policy !== policy) return err(fault("policy-changed", `leg 0 ran under the policy ${policy}, and leg ${leg} under ${regenerated.policy}`));
	}
	const suites = {};
	const shards = {};
	const absent = {};
	const told = legs.flatMap(({ base }) => base ?? []);
	for (const leg of legs) {
		for (const [name, runs] of Object.entries(leg.regenerated.suites)) {
			if (suites[name] !== void 0) return broken$1(`holds suite ${name} twice`);
			const head = leg.base?.heads[name];
			suites[name] = head === void 0 ? runs : withBase(name, runs, head, 1, [leg.base], told);
		}
		for (const [name, heard] of Object.entries(leg.shards)) (shards[name] ??= []).push(...heard);
		Object.assign(absent, leg.regenerated.absent);
	}
	const tallies = {};
	for (const [name, heard] of Object.entries(shards)) {
		if (suites[name] !== void 0) return broken$1(`holds suite ${name} whole and in shards`);
		const bases = legs.flatMap((leg) => leg.shards[name] === void 0 ? [] : [leg.base]);
		const joined = joinShards(name, heard, bases, told);
		if (!joined.ok) return joined;
		suites[name] = joined.value.runs;
		if (joined.value.tally !== void 0) tallies[name] = joined.value.tally;
	}
	const nowhere = Object.entries(absent).filter(([name]) => suites[name] === void 0);
	const by = legs.map(({ regenerated }) => regenerated.by).reduce(joinBy);
	const network = networkOf(legs);
	const { onto, ...whole } = first.regenerated;
	const agreed = legs.every(({ regenerated }) => regenerated.onto === onto) && onto !== void 0 ? { onto } : {};
	return ok({
		regenerated: {
			...whole,
			...agreed,
			by: {
				...by,
				network
			},
			suites,
			absent: Object.fromEntries(nowhere)
		},
		tallies,
		tests: Object.fromEntries(legs.flatMap((leg) => Object.entries(leg.tests ?? {}))),
		heads: joinHeads(legs)
	});
};
/** Each leg looks by itself whether a record stands: one that all of them did not make is none. */
const joinHeads = (legs) => {
	return [...new Set(legs.flatMap(({ heads }) => [...heads?.keys() ?? []]))].map((commit) => {
		const parts = [];
		for (const [leg, { heads }] of legs.entries()) {
			const part = heads?.get(commit);
			if (part?.kind !== "made") return part ?? {
				kind: "not-made",
				commit,
				why: `leg ${leg} made no record of it, and others did`
			};
			parts.push(part);
		}
		const joined = joinLegs(parts);
		return joined.ok ? {
			kind: "made",
			commit,
			regenerated: joined.value.regenerated,
			tallies: joined.value.tallies
		} : {
			kind: "not-made",
			commit,
			why: joined.error.message
		};
	});
};
const joinShards = (name, shards, bases, told) => {
	const [count = 0, other] = [...new Set(shards.map(({ first }) => first.shard.count))].sort((a, b) => a - b);
	if (other !== void 0) return err(fault("policy-changed", `suite ${name} ran in ${count} shards on one leg, and in ${other} on another`));
	const indexes = shards.map(({ first }) => first.shard.index);
	const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !indexes.includes(index));
	if (missing.length > 0) return err(fault("shard-missing", `suite ${name}: no leg ran shard ${listed(missing)} of ${count}`));
	if (indexes.length > count) return broken$1(`holds a shard of suite ${name} twice`);
	const merged = mergeShards(shards.map(({ first }) => first));
	const confirmed = shards.some(({ again }) => again !== void 0) ? mergeShards(shards.map(({ first, again = first }) => again)) : void 0;
	if (!merged.ok) return broken$1(`of suite ${name}: ${merged.error}`);
	if (confirmed?.ok === false) return broken$1(`of suite ${name}: ${confirmed.error}`);
	const second = confirmed === void 0 ? {} : { again: confirmed.value.result };
	const runs = withBase(name, {
		first: merged.value.result,
		...second
	}, cornerRunOf(merged.value), count, bases, told);
	return ok({
		runs,
		tally: merged.value.tally
	});
};
const weaker = (a, b) => ISOLATIONS.indexOf(a) < ISOLATIONS.indexOf(b) ? a : b;
/** A leg that ran no offline suite cut nothing off, and had not to. */
const networkOf = (legs) => {
	const offline = legs.filter(({ regenerated, shards, base }) => [...Object.values(regenerated.suites).map(({ first }) => first), ...[shards, ...cornersIn(base)].flatMap(resultsIn)].some(({ record }) => record.scope === "offline"));
	return (offline.length > 0 ? offline : legs).every(({ regenerated }) => regenerated.by.network === "none") ? "none" : "open";
};
const cornersIn = (base) => Object.values(base?.corners ?? {}).flatMap((corner) => corner.ok ? [corner.value] : []);
const resultsIn = (shards) => Object.values(shards).flatMap((heard) => heard.map(({ first }) => first.result));
/** Where it all was run: begun with the first leg, as long as the longest, and no better kept apart than the worst. */
const joinBy = (one, other) => ({
	...one,
	at: one.at < other.at ? one.at : other.at,
	isolation: weaker(one.isolation, other.isolation),
	milliseconds: Math.max(one.milliseconds, other.milliseconds)
});

// src/core/hand-over/slips.ts
/**
* Reads the slips of a run, one text for each leg: leg N hands over by `record-N`. How many legs there are each slip
* says itself, so that one which is lost is missed.
*/
const readSlips = (texts) => {
	const length = texts.reduce((sum, text) => sum + text.length, 0);
	if (length > 9e4) return broken(`has ${length} characters, and ${SLIP_LIMIT} at most are read over all legs`);
	const slips = [];
	const given = texts.flatMap((text, leg) => text.trim() === "" ? [] : [{
		text,
		leg
	}]);
	for (const { text, leg } of given) {
		const slip = decodeSlip(text);
		if (!slip.ok) return texts.length === 1 ? slip : err({
			...slip.error,
			message: `record-${leg}: ${slip.error.message}`
		});
		const { index, count } = slip.value.shard;
		if (index !== leg) return broken(`in record-${leg} is of leg ${index}`);
		const legs = slips[0]?.shard.count ?? count;
		if (count !== legs) return broken(`is of ${legs} legs in one slip, and of ${count} in record-${leg}`);
		slips.push(slip.value);
	}
	const [first] = slips;
	if (first === void 0) return err(nothing([0]));
	const { count } = first.shard;
	if (texts.length > count) return broken(`is of ${count} legs, and there is a record-${texts.length - 1}`);
	const handed = slips.map(({ shard }) => shard.index);
	return ok({
		slips,
		missing: Array.from({ length: count }, (_, leg) => leg).filter((leg) => !handed.includes(leg))
	});
};
/** That these legs handed nothing over. */
const nothing = (legs) => fault("hand-over-missing", `the ${legs.length === 1 ? "output" : "outputs"} ${legs.map((leg) => `\`record-${leg}\``).join(", ")} of the job \`rerun\` ${legs.length === 1 ? "is" : "are"} empty, or dropped by a mask`);
const broken = (what) => err(fault("hand-over-broken", `the hand-over ${what}`));

// src/entries/action/hand-over.ts
/** Sheets that are fetched at a time. */
const AT_A_TIME = 8;
/** Takes the hand-over, provided that it is whole and of this run. */
const takeHandOver = async (run, { records, result }) => {
	const read = readSlips(records);
	if (!read.ok) return result === "success" ? read : err(unsuccessful(result, []));
	const { slips, missing } = read.value;
	for (const slip of slips) if (slip.run !== run.run || slip.attempt > run.attempt) return err(fault("hand-over-broken", `the hand-over is of run ${slip.run}, attempt ${slip.attempt}`));
	const legs = [];
	const failed = [];
	let earlier;
	for (let from = 0; from < slips.length; from += AT_A_TIME) {
		const taken = await Promise.all(slips.slice(from, from + AT_A_TIME).map((slip) => takeSheet(run, slip)));
		for (const sheet of taken) {
			if (!sheet.ok) return sheet;
			if (sheet.value.kind === "faults") failed.push(sheet.value);
			else if (sheet.value.kind === "earlier") earlier = sheet.value;
			else legs.push(sheet.value.leg);
		}
	}
	const [faults] = failed;
	if (faults !== void 0) return ok({
		...faults,
		faults: eachOnce(failed.flatMap((one) => one.faults))
	});
	if (result !== "success") return err(unsuccessful(result, missing));
	if (missing.length > 0) return err(nothing(missing));
	if (earlier !== void 0) return ok(earlier);
	const joined = joinLegs(legs);
	if (!joined.ok) return joined;
	return ok({
		kind: "record",
		...joined.value,
		remarks: earlierIn(slips, run.attempt)
	});
};
const takeSheet = async (run, slip) => {
	const packed = unpackSheet(slip);
	if (!packed.ok) return packed;
	const { artifact } = slip.sheet;
	const bytes = packed.value === void 0 && artifact !== void 0 ? await downloadFile(run.api, run.at, artifact, "sheet.json", systemClock.sleep) : ok(packed.value ?? /* @__PURE__ */ new Uint8Array());
	const sheet = bytes.ok ? decodeSheet(slip, bytes.value) : bytes;
	if (!sheet.ok) return sheet;
	if (sheet.value.kind !== "record") return ok(sheet.value);
	const leg = hearLeg(sheet.value);
	return leg.ok ? ok({
		kind: "leg",
		leg: leg.value
	}) : leg;
};
/** Every fault once: what is wrong with one leg is mostly wrong with all. */
const eachOnce = (faults) => [...new Map(faults.map((one) => [`${one.code} ${one.message}`, one])).values()];
const earlierIn = (slips, attempt) => {
	const earlier = slips.filter((slip) => slip.attempt < attempt);
	return [...new Set(earlier.map((slip) => slip.attempt))].map((one) => {
		const legs = earlier.filter((slip) => slip.attempt === one).map(({ shard }) => shard.index);
		return `${slips.length === 1 ? "the record" : `what leg ${listed(legs)} found`} was made in attempt ${one} of this run`;
	});
};
const unsuccessful = (result, missing) => {
	const legs = missing.length === 0 ? "" : `; leg ${listed(missing)} handed nothing over`;
	return fault("rerun-unsuccessful", `the job \`rerun\` ended with "${result}", expected "success"${legs}`);
};

// src/entries/action/verdict-job.ts
/** The job that judges: it reads the hand-over and the live pull request, and runs nothing of either. */
const runVerdictJob = async (run, inputs, service, report) => {
	if (run.event.kind === "push" && run.job === "recount") return publish(run, { judgement: faultVerdict(run.event.head, [namedAsCheck()]) }, service, report);
	const handedOver = await takeHandOver(run, inputs);
	if (handedOver.ok) return judgeAndPublish(run, inputs, handedOver.value, service, report);
	return publish(run, { judgement: faultVerdict(run.event.head, [handedOver.error]) }, service, report);
};
/** Judges what was handed over, and tells it. */
const judgeAndPublish = async (run, inputs, found, service, report) => publish(run, await judgeEvent(run, inputs, found), service, report);
const publish = (run, { judgement, regenerated, kept }, service, report) => {
	const checked = run.event.kind === "push" ? judgement : withSelfCheck(judgement, run.workflow);
	return publishVerdict(run, checked, regenerated, service, kept, report);
};
const judgeEvent = async (run, inputs, found) => {
	const { event } = run;
	if (found.kind === "faults") return { judgement: {
		...faultVerdict(event.head, found.faults),
		tail: found.tail
	} };
	if (event.kind === "pull-request") return judgePull(run, inputs, event, found);
	if (found.kind === "earlier") return nothingRun(event.head);
	const { regenerated, remarks, tests, heads } = found;
	if (event.kind === "push") {
		const judgement = remarked(remarks, await judgePush(run.reader, event, regenerated, inputs.policy));
		return {
			judgement,
			regenerated,
			kept: judgement.verdict.pass && inputs.job === "verdict" ? {
				kind: "baseline",
				branch: event.branch,
				tests
			} : void 0
		};
	}
	const judgement = await judgeGroup({
		...run,
		clock: systemClock
	}, event, {
		regenerated,
		heads
	}, inputs.policy);
	return {
		judgement: remarked(remarks, judgement),
		regenerated
	};
};
const judgePull = async ({ reader, runs }, { policy, job }, event, found) => {
	if (found.kind === "earlier" && !event.edited) return nothingRun(event.head);
	const pull = await settledPullRequest(reader, systemClock, event.number, event.head);
	if (!pull.ok) return { judgement: faultVerdict(event.head, [pull.error]) };
	if (found.kind === "earlier") return judgeByEarlier(reader, runs, pull.value, policy);
	const { tallies, remarks } = found;
	const regenerated = comparedWith(pull.value.base.ref, found.regenerated);
	const judgement = await judgeHead(reader, pull.value, regenerated, policy, tallies, true);
	return {
		judgement: remarked(remarks, judgement),
		regenerated,
		kept: job === "verdict" ? {
			kind: "record",
			base: pull.value.base.ref
		} : void 0
	};
};
const remarked = (remarks, judgement) => ({
	...judgement,
	remarks: [...remarks, ...judgement.remarks]
});
const namedAsCheck = () => fault("event-unsupported", `a push is judged in a job \`${CHECK}\`, the name of the check that pull requests need`, { remedy: "use docs/workflows/baseline.yml for pushes, and take `push` out of this workflow" });
/** An earlier record stands in for an edited pull request alone: for all else the judged job has to run the suites. */
const nothingRun = (head) => ({ judgement: faultVerdict(head, [fault("hand-over-broken", "the hand-over says that nothing was run")]) });

// src/entries/verdict.ts
/** The job that judges. A job that the action does not know ends here too, as a fault of the workflow. */
const main = () => startJob(({ run, inputs, service }) => runVerdictJob(run, inputs, service));

export { main };
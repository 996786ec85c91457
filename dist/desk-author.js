import { r as __toESM, t as __commonJSMin } from "./desk-rolldown-runtime.js";
import { y as fault } from "./desk-tell.js";
import { E as string, a as array, b as optional, d as int, f as intersection, g as nullish, h as nullable, i as _enum, k as transform, p as literal, r as _default, s as boolean, v as object, x as pipe } from "./desk-schemas2.js";
import { n as ok, t as err } from "./desk-result.js";
import "./desk-verbs.js";
import { H as repositoryName, V as hostOf } from "./desk-desk.js";
import { a as readAnswer, c as isNotFound, f as request, n as graphqlAddress, o as readOne, p as RedirectError, r as pageInfo, t as askGraphql } from "./desk-graphql.js";
import { t as unpackArchive } from "./desk-unpack-archive.js";
import { a as downloadArchive, n as listRuns, s as pullRequestSchema, t as listArtifacts } from "./desk-runs.js";
import { t as OPINIONS } from "./desk-approval.js";

// \0builtin:http
var require__builtin_http = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("http");
}));

// \0builtin:https
var require__builtin_https = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("https");
}));

// node_modules/@actions/http-client/lib/proxy.js
var import__builtin_http = /* @__PURE__ */ __toESM(require__builtin_http(), 1);
var import__builtin_https = /* @__PURE__ */ __toESM(require__builtin_https(), 1);
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
	var https = require__builtin_https();
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
}));

// node_modules/tunnel/index.js
var require_tunnel = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = require_tunnel$1();
}));

// src/io/github/left-out.ts
var import_tunnel = /* @__PURE__ */ __toESM(require_tunnel(), 1);
/** Made where a proxy is set, and asked for nothing. */
const ProxyAgent = function ProxyAgent() {};
const { parse: JSONParse, stringify: JSONStringify } = JSON;

// node_modules/@actions/http-client/lib/index.js
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
		return __awaiter(this, void 0, void 0, function* () {
			return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
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
		return __awaiter(this, void 0, void 0, function* () {
			return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
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
		return __awaiter(this, void 0, void 0, function* () {
			return this.request("OPTIONS", requestUrl, null, additionalHeaders || {});
		});
	}
	get(requestUrl, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request("GET", requestUrl, null, additionalHeaders || {});
		});
	}
	del(requestUrl, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request("DELETE", requestUrl, null, additionalHeaders || {});
		});
	}
	post(requestUrl, data, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request("POST", requestUrl, data, additionalHeaders || {});
		});
	}
	patch(requestUrl, data, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request("PATCH", requestUrl, data, additionalHeaders || {});
		});
	}
	put(requestUrl, data, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request("PUT", requestUrl, data, additionalHeaders || {});
		});
	}
	head(requestUrl, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request("HEAD", requestUrl, null, additionalHeaders || {});
		});
	}
	sendStream(verb, requestUrl, stream, additionalHeaders) {
		return __awaiter(this, void 0, void 0, function* () {
			return this.request(verb, requestUrl, stream, additionalHeaders);
		});
	}
	/**
	* Gets a typed object from an endpoint
	* Be aware that not found returns a null.  Other errors (4xx, 5xx) reject the promise
	*/
	getJson(requestUrl_1) {
		return __awaiter(this, arguments, void 0, function* (requestUrl, additionalHeaders = {}) {
			additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
			const res = yield this.get(requestUrl, additionalHeaders);
			return this._processResponse(res, this.requestOptions);
		});
	}
	postJson(requestUrl_1, obj_1) {
		return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
			const data = JSON.stringify(obj, null, 2);
			additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
			additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
			const res = yield this.post(requestUrl, data, additionalHeaders);
			return this._processResponse(res, this.requestOptions);
		});
	}
	putJson(requestUrl_1, obj_1) {
		return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
			const data = JSON.stringify(obj, null, 2);
			additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
			additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
			const res = yield this.put(requestUrl, data, additionalHeaders);
			return this._processResponse(res, this.requestOptions);
		});
	}
	patchJson(requestUrl_1, obj_1) {
		return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
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
		return __awaiter(this, void 0, void 0, function* () {
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
		return __awaiter(this, void 0, void 0, function* () {
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
		info.httpModule = usingSsl ? import__builtin_https : import__builtin_http;
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
		if (this.requestOptions && this.requestOptions.headers) return Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(headers || {}));
		return lowercaseKeys(headers || {});
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
			const headerValue = lowercaseKeys(this.requestOptions.headers)[header];
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
			const headerValue = lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];
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
			if (usingSsl) tunnelAgent = overHttps ? import_tunnel.httpsOverHttps : import_tunnel.httpsOverHttp;
			else tunnelAgent = overHttps ? import_tunnel.httpOverHttps : import_tunnel.httpOverHttp;
			agent = tunnelAgent(agentOptions);
			this._proxyAgent = agent;
		}
		if (!agent) {
			const options = {
				keepAlive: this._keepAlive,
				maxSockets
			};
			agent = usingSsl ? new import__builtin_https.Agent(options) : new import__builtin_http.Agent(options);
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
		return __awaiter(this, void 0, void 0, function* () {
			retryNumber = Math.min(ExponentialBackoffCeiling, retryNumber);
			const ms = ExponentialBackoffTimeSlice * Math.pow(2, retryNumber);
			return new Promise((resolve) => setTimeout(() => resolve(), ms));
		});
	}
	_processResponse(res, options) {
		return __awaiter(this, void 0, void 0, function* () {
			return new Promise((resolve, reject) => __awaiter(this, void 0, void 0, function* () {
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
const lowercaseKeys = (obj) => Object.keys(obj).reduce((c, k) => (c[k.toLowerCase()] = obj[k], c), {});

// \0builtin:node:http
var require__builtin_node_http = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:http");
}));

// \0builtin:node:https
var require__builtin_node_https = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:https");
}));

// src/io/github/http.ts
var import__builtin_node_http = /* @__PURE__ */ __toESM(require__builtin_node_http(), 1);
var import__builtin_node_https = /* @__PURE__ */ __toESM(require__builtin_node_https(), 1);
/** Milliseconds without a byte after which a connection is given up. */
const PATIENCE = 3e4;
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
	const { request } = url.startsWith("https:") ? import__builtin_node_https.default : import__builtin_node_http.default;
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
		outgoing.setTimeout(PATIENCE, () => outgoing.destroy(/* @__PURE__ */ new Error(`no byte came within ${PATIENCE / 1e3} s`)));
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

// src/io/github/judged-block.ts
const LARGEST_BLOCK = 65536;
const runSchema = object({ id: int() });
const artifactSchema = object({
	id: int(),
	name: string(),
	expired: boolean()
});
/** The block that the newest verdict at a commit left, as some job of its run uploaded it: nothing in it is trusted. */
const judgedBlock = async (api, at, commit, sleep) => {
	const what = `looking for the judge's record of ${commit}`;
	const repository = {
		api,
		at,
		sleep
	};
	const runs = await listRuns(what, runSchema, repository, commit);
	if (!runs.ok) return runs;
	for (const { id } of runs.value.toSorted((a, b) => b.id - a.id)) {
		const listed = await listArtifacts(what, artifactSchema, repository, id);
		if (!listed.ok) return listed;
		const [artifact] = listed.value.filter(({ name, expired }) => /^recount-verdict-\d+$/.test(name) && !expired).sort((a, b) => b.id - a.id);
		if (artifact === void 0) continue;
		const archive = await downloadArchive(api, at, artifact.id, sleep);
		if (!archive.ok) return archive;
		const files = unpackArchive(archive.value, ["record.json", "block.md"], LARGEST_BLOCK * 16);
		return files.ok ? ok(Buffer.from(files.value["block.md"]).toString()) : files;
	}
	return ok(void 0);
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
	position: int(),
	headCommit: nullable(object({ oid: string() })),
	pullRequest: nullable(object({ number: int() }))
}), transform(({ position, headCommit, pullRequest }) => ({
	position,
	head: headCommit?.oid,
	number: pullRequest?.number
})));
const repositorySchema$2 = object({ mergeQueue: nullable(object({ entries: object({
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
		}, repositorySchema$2);
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
	__typename: string(),
	login: string()
})), transform((actor) => actor === null ? void 0 : {
	login: actor.login,
	isPerson: actor.__typename === "User"
}));
const reviewSchema = pipe(object({
	author: accountSchema,
	state: _enum(OPINIONS),
	commit: nullable(object({ oid: string() })),
	authorCanPushToRepository: boolean(),
	submittedAt: string()
}), transform(({ author, state, commit, authorCanPushToRepository, submittedAt }) => ({
	author,
	state,
	commit: commit?.oid,
	canPush: authorCanPushToRepository,
	submittedAt
})));
const repositorySchema$1 = object({ pullRequest: nullable(object({
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
			}, repositorySchema$1);
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
		const answer = await readOne(`reading what ${login} may do`, object({ permission: string() }), () => api.request("GET /repos/{owner}/{repo}/collaborators/{username}/permission", {
			...at,
			username: login
		}), sleep);
		return answer.ok ? ok(answer.value.permission === "admin") : answer;
	}
});

// src/io/github/author.ts
const silent = () => {};
/** An Octokit for the author's token; `apiUrl` is GitHub's own or that of an Enterprise server. */
const openAuthorApi = async (token, apiUrl, userAgent) => {
	const { Octokit } = await import("./octokit-rest.js");
	return new Octokit({
		request: { fetch: openFetch(openHttp()) },
		auth: token,
		baseUrl: apiUrl,
		userAgent,
		log: {
			debug: silent,
			info: silent,
			warn: silent,
			error: silent
		}
	});
};
const repositorySchema = pipe(object({
	full_name: string(),
	default_branch: string(),
	parent: nullish(object({ full_name: string() }))
}), transform((repository) => ({
	fullName: repository.full_name,
	defaultBranch: repository.default_branch,
	parent: repository.parent?.full_name
})));
const detailsSchema = intersection(pullRequestSchema, object({ mergeable: _default(nullable(boolean()), null) }));
/** The check of an Actions job links to its run: `\u2026/actions/runs/<run>/job/<job>`. */
const workflowRunOf = (url) => {
	const [, run] = /\/actions\/runs\/(\d+)/.exec(url ?? "") ?? [];
	return run === void 0 ? void 0 : Number(run);
};
const checkRunsSchema = object({ check_runs: array(pipe(object({
	id: int(),
	status: string(),
	conclusion: nullable(string()),
	details_url: nullish(string()),
	app: nullish(object({ slug: optional(string()) }))
}), transform(({ id, status, conclusion, details_url: url, app }) => ({
	id,
	status,
	conclusion,
	run: workflowRunOf(url),
	page: url?.replace(/(\/actions\/runs\/\d+)\/job\/.*/, "$1"),
	byActions: app?.slug === "github-actions"
})))) });
const workflowRunsSchema = object({ workflow_runs: array(pipe(object({
	id: int(),
	name: nullish(string()),
	path: string(),
	status: nullable(string()),
	conclusion: nullable(string())
}), transform(({ id, name, path, status, conclusion }) => ({
	id,
	name: name ?? "",
	path,
	status: status ?? "",
	conclusion
})))) });
const commitSchema = object({ commit: object({ message: string() }) });
/** GitHub's side of `pin`, `check` and `status`. */
const openAuthor = (api, sleep) => {
	const inRepository = async (fullName, work) => {
		const at = repositoryName(fullName);
		return at === void 0 ? err(fault("usage", `${fullName} is not owner/name`)) : work(at);
	};
	return {
		host: hostOf(api.request.endpoint.DEFAULTS.baseUrl),
		repository: (fullName) => inRepository(fullName, (at) => readOne(`reading ${fullName}`, repositorySchema, () => api.request("GET /repos/{owner}/{repo}", { ...at }), sleep)),
		pullRequest: (fullName, number) => inRepository(fullName, async (at) => {
			const send = () => api.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
				...at,
				pull_number: number
			});
			const found = await readOne(`reading pull request #${number}`, detailsSchema, send, sleep);
			return found.ok || !isNotFound(found.error) ? found : err(noSuchPull(fullName, number));
		}),
		pullRequestsOf: (fullName, owner, branch) => inRepository(fullName, (at) => {
			const asked = {
				...at,
				state: "open",
				head: `${owner}:${branch}`,
				per_page: 100
			};
			const send = () => api.request("GET /repos/{owner}/{repo}/pulls", asked);
			return readOne(`looking for the pull request of ${owner}:${branch}`, array(detailsSchema), send, sleep);
		}),
		reviewsIn: (fullName) => {
			const readerAt = (at) => openReviewReader({
				api,
				url: graphqlAddress(api),
				at,
				sleep
			});
			return {
				reviews: (number) => inRepository(fullName, (at) => readerAt(at).reviews(number)),
				isAdministrator: (login) => inRepository(fullName, (at) => readerAt(at).isAdministrator(login))
			};
		},
		writeBody: (fullName, number, body) => inRepository(fullName, async (at) => {
			const asked = {
				...at,
				pull_number: number,
				body
			};
			const send = () => api.request("PATCH /repos/{owner}/{repo}/pulls/{pull_number}", asked);
			const written = await readOne(`writing the body of #${number}`, detailsSchema, send, sleep);
			return written.ok ? ok(void 0) : written;
		}),
		checkRuns: (fullName, commit, name) => inRepository(fullName, async (at) => {
			const asked = {
				...at,
				ref: commit,
				check_name: name,
				filter: "all",
				per_page: 100
			};
			const send = () => api.request("GET /repos/{owner}/{repo}/commits/{ref}/check-runs", asked);
			const answer = await readOne(`reading the check ${name} of ${commit}`, checkRunsSchema, send, sleep);
			return answer.ok ? ok(answer.value.check_runs) : answer;
		}),
		workflowRuns: (fullName, commit) => inRepository(fullName, async (at) => {
			const asked = {
				...at,
				head_sha: commit,
				per_page: 100
			};
			const send = () => api.request("GET /repos/{owner}/{repo}/actions/runs", asked);
			const what = `looking for the workflow runs of ${commit}`;
			const answer = await readOne(what, workflowRunsSchema, send, sleep);
			return answer.ok ? ok(answer.value.workflow_runs.sort((a, b) => b.id - a.id)) : answer;
		}),
		commitMessage: (fullName, commit) => inRepository(fullName, async (at) => {
			const send = () => api.request("GET /repos/{owner}/{repo}/commits/{ref}", {
				...at,
				ref: commit
			});
			const answer = await readOne(`reading commit ${commit}`, commitSchema, send, sleep);
			return answer.ok ? ok(answer.value.commit.message) : answer;
		}),
		queueEntries: (fullName, branch) => inRepository(fullName, (at) => openQueueReader({
			api,
			url: graphqlAddress(api),
			at,
			sleep
		}).entries(branch)),
		runAgain: (fullName, run) => inRepository(fullName, async (at) => {
			const what = `running run ${run} again`;
			const send = () => api.request("POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun", {
				...at,
				run_id: run
			});
			const answer = await request(what, send, sleep);
			const done = answer.ok ? readAnswer(what, literal(201), answer.value.status) : answer;
			return done.ok ? ok(void 0) : done;
		}),
		judgedBlock: (fullName, commit) => inRepository(fullName, (at) => judgedBlock(api, at, commit, sleep))
	};
};
const noSuchPull = (fullName, number) => fault("pull-request-unknown", `${fullName} has no pull request #${number}`, { remedy: "`gh pr list` shows those that are open; it may be the number of an issue" });

export { openAuthor, openAuthorApi };
Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
let module$1 = require("module");

// node_modules/fflate/esm/index.mjs
var require$1 = (0, module$1.createRequire)("/");
var _a;
var Worker;
var isMarkedAsUntransferable;
try {
	_a = require$1("worker_threads"), Worker = _a.Worker, isMarkedAsUntransferable = _a.isMarkedAsUntransferable;
} catch (e) {}
var u8 = Uint8Array;
var u16 = Uint16Array;
var i32 = Int32Array;
var fleb = new u8([
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	2,
	2,
	2,
	2,
	3,
	3,
	3,
	3,
	4,
	4,
	4,
	4,
	5,
	5,
	5,
	5,
	0,
	0,
	0,
	0
]);
var fdeb = new u8([
	0,
	0,
	0,
	0,
	1,
	1,
	2,
	2,
	3,
	3,
	4,
	4,
	5,
	5,
	6,
	6,
	7,
	7,
	8,
	8,
	9,
	9,
	10,
	10,
	11,
	11,
	12,
	12,
	13,
	13,
	0,
	0
]);
var clim = new u8([
	16,
	17,
	18,
	0,
	8,
	7,
	9,
	6,
	10,
	5,
	11,
	4,
	12,
	3,
	13,
	2,
	14,
	1,
	15
]);
var freb = function(eb, start) {
	var b = new u16(31);
	for (var i = 0; i < 31; ++i) b[i] = start += 1 << eb[i - 1];
	var r = new i32(b[30]);
	for (var i = 1; i < 30; ++i) for (var j = b[i]; j < b[i + 1]; ++j) r[j] = j - b[i] << 5 | i;
	return {
		b,
		r
	};
};
var _a = freb(fleb, 2);
var fl = _a.b;
var revfl = _a.r;
fl[28] = 258, revfl[258] = 28;
var _b = freb(fdeb, 0);
var fd = _b.b;
var revfd = _b.r;
var rev = new u16(32768);
for (var i = 0; i < 32768; ++i) {
	var x = (i & 43690) >> 1 | (i & 21845) << 1;
	x = (x & 52428) >> 2 | (x & 13107) << 2;
	x = (x & 61680) >> 4 | (x & 3855) << 4;
	rev[i] = ((x & 65280) >> 8 | (x & 255) << 8) >> 1;
}
var hMap = (function(cd, mb, r) {
	var s = cd.length;
	var i = 0;
	var l = new u16(mb);
	for (; i < s; ++i) if (cd[i]) ++l[cd[i] - 1];
	var le = new u16(mb);
	for (i = 1; i < mb; ++i) le[i] = le[i - 1] + l[i - 1] << 1;
	var co;
	if (r) {
		co = new u16(1 << mb);
		var rvb = 15 - mb;
		for (i = 0; i < s; ++i) if (cd[i]) {
			var sv = i << 4 | cd[i];
			var r_1 = mb - cd[i];
			var v = le[cd[i] - 1]++ << r_1;
			for (var m = v | (1 << r_1) - 1; v <= m; ++v) co[rev[v] >> rvb] = sv;
		}
	} else {
		co = new u16(s);
		for (i = 0; i < s; ++i) if (cd[i]) co[i] = rev[le[cd[i] - 1]++] >> 15 - cd[i];
	}
	return co;
});
var flt = new u8(288);
for (var i = 0; i < 144; ++i) flt[i] = 8;
for (var i = 144; i < 256; ++i) flt[i] = 9;
for (var i = 256; i < 280; ++i) flt[i] = 7;
for (var i = 280; i < 288; ++i) flt[i] = 8;
var fdt = new u8(32);
for (var i = 0; i < 32; ++i) fdt[i] = 5;
var flrm = /*#__PURE__*/ hMap(flt, 9, 1);
var fdrm = /*#__PURE__*/ hMap(fdt, 5, 1);
var max = function(a) {
	var m = a[0];
	for (var i = 1; i < a.length; ++i) if (a[i] > m) m = a[i];
	return m;
};
var bits = function(d, p, m) {
	var o = p / 8 | 0;
	return (d[o] | d[o + 1] << 8) >> (p & 7) & m;
};
var bits16 = function(d, p) {
	var o = p / 8 | 0;
	return (d[o] | d[o + 1] << 8 | d[o + 2] << 16) >> (p & 7);
};
var shft = function(p) {
	return (p + 7) / 8 | 0;
};
var slc = function(v, s, e) {
	if (s == null || s < 0) s = 0;
	if (e == null || e > v.length) e = v.length;
	return new u8(v.subarray(s, e));
};
var ec = [
	"unexpected EOF",
	"invalid block type",
	"invalid length/literal",
	"invalid distance",
	"stream finished",
	"no stream handler",
	,
	"no callback",
	"invalid UTF-8 data",
	"extra field too long",
	"date not in range 1980-2099",
	"filename too long",
	"stream finishing",
	"invalid zip data"
];
var err$1 = function(ind, msg, nt) {
	var e = new Error(msg || ec[ind]);
	e.code = ind;
	if (Error.captureStackTrace) Error.captureStackTrace(e, err$1);
	if (!nt) throw e;
	return e;
};
var inflt = function(dat, st, buf, dict) {
	var sl = dat.length, dl = dict ? dict.length : 0;
	if (!sl || st.f && !st.l) return buf || new u8(0);
	var noBuf = !buf;
	var resize = noBuf || st.i != 2;
	var noSt = st.i;
	if (noBuf) buf = new u8(sl * 3);
	var cbuf = function(l) {
		var bl = buf.length;
		if (l > bl) {
			var nbuf = new u8(Math.max(bl * 2, l));
			nbuf.set(buf);
			buf = nbuf;
		}
	};
	var final = st.f || 0, pos = st.p || 0, bt = st.b || 0, lm = st.l, dm = st.d, lbt = st.m, dbt = st.n;
	var tbts = sl * 8;
	do {
		if (!lm) {
			final = bits(dat, pos, 1);
			var type = bits(dat, pos + 1, 3);
			pos += 3;
			if (!type) {
				var s = shft(pos) + 4, l = dat[s - 4] | dat[s - 3] << 8, t = s + l;
				if (t > sl) {
					if (noSt) err$1(0);
					break;
				}
				if (resize) cbuf(bt + l);
				buf.set(dat.subarray(s, t), bt);
				st.b = bt += l, st.p = pos = t * 8, st.f = final;
				continue;
			} else if (type == 1) lm = flrm, dm = fdrm, lbt = 9, dbt = 5;
			else if (type == 2) {
				var hLit = bits(dat, pos, 31) + 257, hcLen = bits(dat, pos + 10, 15) + 4;
				var tl = hLit + bits(dat, pos + 5, 31) + 1;
				pos += 14;
				var ldt = new u8(tl);
				var clt = new u8(19);
				for (var i = 0; i < hcLen; ++i) clt[clim[i]] = bits(dat, pos + i * 3, 7);
				pos += hcLen * 3;
				var clb = max(clt), clbmsk = (1 << clb) - 1;
				var clm = hMap(clt, clb, 1);
				for (var i = 0; i < tl;) {
					var r = clm[bits(dat, pos, clbmsk)];
					pos += r & 15;
					var s = r >> 4;
					if (s < 16) ldt[i++] = s;
					else {
						var c = 0, n = 0;
						if (s == 16) n = 3 + bits(dat, pos, 3), pos += 2, c = ldt[i - 1];
						else if (s == 17) n = 3 + bits(dat, pos, 7), pos += 3;
						else if (s == 18) n = 11 + bits(dat, pos, 127), pos += 7;
						while (n--) ldt[i++] = c;
					}
				}
				var lt = ldt.subarray(0, hLit), dt = ldt.subarray(hLit);
				lbt = max(lt);
				dbt = max(dt);
				lm = hMap(lt, lbt, 1);
				dm = hMap(dt, dbt, 1);
			} else err$1(1);
			if (pos > tbts) {
				if (noSt) err$1(0);
				break;
			}
		}
		if (resize) cbuf(bt + 131072);
		var lms = (1 << lbt) - 1, dms = (1 << dbt) - 1;
		var lpos = pos;
		for (;; lpos = pos) {
			var c = lm[bits16(dat, pos) & lms], sym = c >> 4;
			pos += c & 15;
			if (pos > tbts) {
				if (noSt) err$1(0);
				break;
			}
			if (!c) err$1(2);
			if (sym < 256) buf[bt++] = sym;
			else if (sym == 256) {
				lpos = pos, lm = null;
				break;
			} else {
				var add = sym - 254;
				if (sym > 264) {
					var i = sym - 257, b = fleb[i];
					add = bits(dat, pos, (1 << b) - 1) + fl[i];
					pos += b;
				}
				var d = dm[bits16(dat, pos) & dms], dsym = d >> 4;
				if (!d) err$1(3);
				pos += d & 15;
				var dt = fd[dsym];
				if (dsym > 3) {
					var b = fdeb[dsym];
					dt += bits16(dat, pos) & (1 << b) - 1, pos += b;
				}
				if (pos > tbts) {
					if (noSt) err$1(0);
					break;
				}
				if (resize) cbuf(bt + 131072);
				var end = bt + add;
				if (bt < dt) {
					var shift = dl - dt, dend = Math.min(dt, end);
					if (shift + bt < 0) err$1(3);
					for (; bt < dend; ++bt) buf[bt] = dict[shift + bt];
				}
				for (; bt < end; ++bt) buf[bt] = buf[bt - dt];
			}
		}
		st.l = lm, st.p = lpos, st.b = bt, st.f = final;
		if (lm) final = 1, st.m = lbt, st.d = dm, st.n = dbt;
	} while (!final);
	return bt != buf.length && noBuf ? slc(buf, 0, bt) : buf.subarray(0, bt);
};
var et = /*#__PURE__*/ new u8(0);
var b2 = function(d, b) {
	return d[b] | d[b + 1] << 8;
};
var b4 = function(d, b) {
	return (d[b] | d[b + 1] << 8 | d[b + 2] << 16 | d[b + 3] << 24) >>> 0;
};
var b8 = function(d, b) {
	return b4(d, b) + b4(d, b + 4) * 4294967296;
};
function inflateSync(data, opts) {
	return inflt(data, { i: 2 }, opts && opts.out, opts && opts.dictionary);
}
var td = typeof TextDecoder != "undefined" && /*#__PURE__*/ new TextDecoder();
var tds = 0;
try {
	td.decode(et, { stream: true });
	tds = 1;
} catch (e) {}
var dutf8 = function(d) {
	for (var r = "", i = 0;;) {
		var c = d[i++];
		var eb = (c > 127) + (c > 223) + (c > 239);
		if (i + eb > d.length) return {
			s: r,
			r: slc(d, i - 1)
		};
		if (!eb) r += String.fromCharCode(c);
		else if (eb == 3) c = ((c & 15) << 18 | (d[i++] & 63) << 12 | (d[i++] & 63) << 6 | d[i++] & 63) - 65536, r += String.fromCharCode(55296 | c >> 10, 56320 | c & 1023);
		else if (eb & 1) r += String.fromCharCode((c & 31) << 6 | d[i++] & 63);
		else r += String.fromCharCode((c & 15) << 12 | (d[i++] & 63) << 6 | d[i++] & 63);
	}
};
/**
* Converts a Uint8Array to a string
* @param dat The data to decode to string
* @param latin1 Whether or not to interpret the data as Latin-1. This should
*               not need to be true unless encoding to binary string.
* @returns The original UTF-8/Latin-1 string
*/
function strFromU8(dat, latin1) {
	if (latin1) {
		var r = "";
		for (var i = 0; i < dat.length; i += 16384) r += String.fromCharCode.apply(null, dat.subarray(i, i + 16384));
		return r;
	} else if (td) return td.decode(dat);
	else {
		var _a = dutf8(dat), s = _a.s, r = _a.r;
		if (r.length) err$1(8);
		return s;
	}
}
var slzh = function(d, b) {
	return b + 30 + b2(d, b + 26) + b2(d, b + 28);
};
var zh = function(d, b, z) {
	var fnl = b2(d, b + 28), efl = b2(d, b + 30), fn = strFromU8(d.subarray(b + 46, b + 46 + fnl), !(b2(d, b + 8) & 2048)), es = b + 46 + fnl;
	var _a = z64hs(d, es, efl, z, b4(d, b + 20), b4(d, b + 24), b4(d, b + 42)), sc = _a[0], su = _a[1], off = _a[2];
	return [
		b2(d, b + 10),
		sc,
		su,
		fn,
		es + efl + b2(d, b + 32),
		off
	];
};
var z64hs = function(d, b, l, z, sc, su, off) {
	var nsc = sc == 4294967295, nsu = su == 4294967295, noff = off == 4294967295, e = b + l;
	var nf = nsc + nsu + noff;
	if (z && nf) {
		for (; b + 4 < e; b += 4 + b2(d, b + 2)) if (b2(d, b) == 1) return [
			nsc ? b8(d, b + 4 + 8 * nsu) : sc,
			nsu ? b8(d, b + 4) : su,
			noff ? b8(d, b + 4 + 8 * (nsu + nsc)) : off,
			1
		];
		if (z < 2) err$1(13);
	}
	return [
		sc,
		su,
		off,
		0
	];
};
/**
* Synchronously decompresses a ZIP archive. Prefer using `unzip` for better
* performance with more than one file.
* @param data The raw compressed ZIP file
* @param opts The ZIP extraction options
* @returns The decompressed files
*/
function unzipSync(data, opts) {
	var files = {};
	var e = data.length - 22;
	for (; b4(data, e) != 101010256; --e) if (!e || data.length - e > 65558) err$1(13);
	var c = b2(data, e + 8);
	if (!c) return {};
	var o = b4(data, e + 16);
	var z = b4(data, e - 20) == 117853008;
	if (z) {
		var ze = b4(data, e - 12);
		z = b4(data, ze) == 101075792;
		if (z) {
			c = b4(data, ze + 32);
			o = b4(data, ze + 48);
		}
	}
	var fltr = opts && opts.filter;
	for (var i = 0; i < c; ++i) {
		var _a = zh(data, o, z), c_2 = _a[0], sc = _a[1], su = _a[2], fn = _a[3], no = _a[4], off = _a[5], b = slzh(data, off);
		o = no;
		if (!fltr || fltr({
			name: fn,
			size: sc,
			originalSize: su,
			compression: c_2
		})) {
			if (!c_2) files[fn] = slc(data, b, b + sc);
			else if (c_2 == 8) files[fn] = inflateSync(data.subarray(b, b + sc), { out: new u8(su) });
			else err$1(14, "unknown compression type " + c_2);
		}
	}
	return files;
}

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
const PIN_OR_EDIT = "`recount pin`, or any edit of the body, starts the run that decides";
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
const difference = (meaning, remedy = RECORD_ANEW) => entry("difference", "author", meaning, remedy);
/** Pinned and regenerated disagree. */
const DIFFERENCE = {
	"tree-contradicted": difference("the block names another tree than the commit has"),
	"suite-missing": difference("the policy requires a suite that the block lacks"),
	"suite-invented": difference("the block has a suite that the policy does not hold"),
	"suite-not-run": difference("the block has a suite that is not run for this pull request"),
	"field-invented": difference("the block has a field that is not compared"),
	"field-missing": difference("the block lacks a field that the policy requires"),
	"command-altered": difference("the command in the block is not the approved one"),
	"scope-altered": difference("the scope in the block is not the approved one"),
	"exit-contradicted": difference("the suite ended otherwise than the block says", SEEK),
	"tests-contradicted": difference("a count of tests is not what the block says", SEEK),
	"digest-contradicted": difference("tests or their outcomes are not those that the block was made from", SEEK),
	"report-contradicted": difference("the state of the reports is not what the block says", SEEK),
	"group-contradicted": difference("a group of tests is not what the block says", SEEK),
	"failing-contradicted": difference("the block names a failing test that does not fail", SEEK),
	"loss-contradicted": difference("the block declares a test as lost that is not"),
	"loss-undeclared": difference("a test of the base is gone or skipped, and the block does not declare it", "bring the test back, or declare it: `recount run` lists what is lost, then `recount pin`"),
	"proof-not-shown": difference("a test that the block names under `proves` does not pass on the head and fail by an assertion over the base", "name one that does: `recount run --proves \"GROUP \u203a TEST\"` tries it, then `recount pin`"),
	"citation-invented": difference("the body cites a test that the record does not have", CITE),
	"citation-contradicted": difference("the body cites a test with an outcome that it did not have", CITE),
	"citation-altered": difference("the body cites a test, or its outcome, in a way that is misspelt", CITE),
	"skipping-contradicted": difference("the block names a skipped test that is not skipped", SEEK)
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

// src/core/hand-over/unpack-archive.ts
/** The files of an archive, which must be exactly these, each of at most `limit` bytes. */
const unpackArchive = (archive, names, limit) => {
	const entries = [];
	const wanted = new Set(names);
	const broken = (what, cause) => err(fault("hand-over-broken", `the artifact ${what}`, { cause }));
	try {
		const files = unzipSync(archive, { filter: ({ name, originalSize }) => {
			entries.push(name);
			return wanted.has(name) && originalSize <= limit;
		} });
		if (entries.length === names.length && hasAll(files, names)) return ok(files);
		return broken(`should hold ${names.join(" and ")}, each of at most ${limit} bytes, and holds ${entries.slice(0, 5).join(", ") || "nothing"}`);
	} catch (cause) {
		return broken("is not a zip archive", cause);
	}
};
const hasAll = (files, names) => names.every((name) => Object.hasOwn(files, name));

exports.unpackArchive = unpackArchive;
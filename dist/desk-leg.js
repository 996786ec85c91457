import { n as ok, t as err } from "./desk-result.js";

// src/core/shards/shard.ts
/** Every shard of a suite, in order. */
const shardsOf = ({ shards }) => Array.from({ length: shards }, (_, at) => ({
	index: at + 1,
	count: shards
}));
/** The command of one shard: `{index}` and `{count}` stand for its numbers where there is more than one. */
const commandOf = ({ run }, { index, count }) => {
	if (count === 1) return run;
	const filled = (text) => text.replaceAll("{index}", String(index)).replaceAll("{count}", String(count));
	return typeof run === "string" ? filled(run) : run.map(filled);
};
/** How a shard of a suite is called. */
const shardTitle = (suite, { index, count }) => count === 1 ? suite : `${suite} (shard ${index} of ${count})`;
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
/** The one job of a workflow without a matrix. */
const ONLY_LEG = {
	index: 0,
	systems: ["same"]
};
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
/** The legs that can run a suite: those of its system, or the first leg's system where any will do. */
const legsFor = (systems, { os }) => {
	const [first] = systems;
	const wanted = os === "any" ? first : os;
	return [...systems.keys()].filter((leg) => systems[leg] === "same" || systems[leg] === wanted);
};
/**
* The shards of a suite that fall to a leg: they are dealt in turn to the legs that can run it. So fewer legs than shards
* carry more than one each, and a suite that is not sharded falls to the first of them.
*/
const shardsFor = ({ index, systems }, suite) => {
	const legs = legsFor(systems, suite);
	const place = legs.indexOf(index);
	return shardsOf(suite).filter((shard) => (shard.index - 1) % legs.length === place);
};

export { commandOf as a, shardsOf as c, shardsFor as i, legsFor as n, listed as o, parseLeg as r, shardTitle as s, ONLY_LEG as t };
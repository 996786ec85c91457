// src/core/init/pins.ts
const pin = (action, commit, version) => ({
	action,
	commit,
	version
});
/**
* The released action. `commit` is the commit that the tag of `version` names; it is filled in after the tag is made
* (CONTRIBUTING.md, "Releasing"), since no commit can hold its own hash.
*/
const RECOUNT = pin("recount-dev/recount", "0000000000000000000000000000000000000000", "v0.1.0");
/** The actions of others that a generated workflow can use. */
const PINS = {
	checkout: pin("actions/checkout", "3d3c42e5aac5ba805825da76410c181273ba90b1", "v7.0.1"),
	appToken: pin("actions/create-github-app-token", "bcd2ba49218906704ab6c1aa796996da409d3eb1", "v3.2.0"),
	node: pin("actions/setup-node", "820762786026740c76f36085b0efc47a31fe5020", "v7.0.0"),
	pnpm: pin("pnpm/action-setup", "0ebf47130e4866e96fce0953f49152a61190b271", "v6.0.9"),
	bun: pin("oven-sh/setup-bun", "0c5077e51419868618aeaa5fe8019c62421857d6", "v2.2.0"),
	python: pin("actions/setup-python", "5fda3b95a4ea91299a34e894583c3862153e4b97", "v7.0.0"),
	uv: pin("astral-sh/setup-uv", "fac544c07dec837d0ccb6301d7b5580bf5edae39", "v8.2.0"),
	go: pin("actions/setup-go", "b7ad1dad31e06c5925ef5d2fc7ad053ef454303e", "v7.0.0"),
	java: pin("actions/setup-java", "0f481fcb613427c0f801b606911222b5b6f3083a", "v5.5.0"),
	ruby: pin("ruby/setup-ruby", "afeafc3d1ab54a631816aba4c914a0081c12ff2f", "v1.310.0"),
	php: pin("shivammathur/setup-php", "bf6b4fbd49ca58e4608c9c89fba0b8d90bd2a39f", "2.35.5")
};
/** Whether a pin names a commit that can exist: before the first release ours names none. */
const isReleased = ({ commit }) => !/^0+$/.test(commit);
/** A pin as `uses:` wants it, with the version beside it for people and for update bots. */
const showPin = ({ action, commit, version }) => `${action}@${commit} # ${version}`;

export { showPin as i, RECOUNT as n, isReleased as r, PINS as t };
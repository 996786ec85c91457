// src/io/github/api.ts
/** The parts of `owner/name`. */
const repositoryName = (fullName) => {
	const [owner = "", repo = "", ...rest] = fullName.split("/");
	return owner !== "" && repo !== "" && rest.length === 0 ? {
		owner,
		repo
	} : void 0;
};

export { repositoryName as t };
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

export { workflowFile as t };
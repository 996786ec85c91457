// src/entries/action.ts
const { main } = ["rerun", "verify"].includes(process.env["INPUT_JOB"]?.trim() ?? "") ? await import("./rerun.js") : await import("./verdict.js");
process.exitCode = await main();

export {  };
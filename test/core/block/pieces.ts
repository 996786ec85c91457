import * as fc from 'fast-check';

/** Pieces of Markdown and HTML that open, close, nest, hide or swallow. */
export const piece = fc.constantFrom(
  ...`text|# heading|heading|===|---|***|- item|  more of it|1. one|   two|> quote|>|> > deep|\`\`\`|\`\`\`\`|~~~|\`\`\`js|~~~~ x|    code|\tcode|
<details>|</details>|<summary>x</summary>|<div>|</div>|<div align="center">|<div hidden>|<p>|</p>|<table>|<tr><td>|</table>|<b>|</b>|<a href="x">|</a>|
<!--|-->|<!-- a -->|<!-->|<!--->|<!-- a --!>|<?php|?>|<!DOCTYPE x>|<![CDATA[|]]>|<!x|<select>|</select>|<template>|</template>|<textarea>|</textarea>|<title>|</title>|
<script>|</script>|<style>|</style>|<pre>|</pre>|<plaintext>|<object>|<video>|<svg>|<svg><title>|<math>|<noscript>|</noscript>|<iframe>|<dialog>|<dialog open>|<button>|<form>|
<describe your change>|<div title="|">|<div title='|'>|<img alt="|x <details> y|x </details> y|x <!-- y|y --> x|a \`<details>\` b|\\<details>|&lt;details>|[x]: <details>|[x](<details>)|
[x]: # (|)|\`|\`\`|*|_|<h1>|<h2>|<ul>|<section>|<span hidden>|<object><param>|| a | b |||---|---||| suite ||<colgroup>|<caption>|<col>|<frameset>|<body>|<html>|<head>|<base>|<hr/>|<br>`
    .split(/\||\n/)
    .filter((text) => text !== ''),
);
export const pieces = fc.array(piece, { maxLength: 6 });

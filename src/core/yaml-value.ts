import { type Alias, type Document, isAlias, visit } from 'yaml';
import { err, ok, type Result } from './result.ts';

/** What a document of YAML stands for. The library throws where aliases within aliases would fill the memory. */
export const yamlValue = (document: Document): Result<unknown, string> => {
  try {
    const value: unknown = document.toJS();
    // What stands in itself, by an alias, has no end as text, nor for whatever walks it.
    JSON.stringify(value);
    return ok(value);
  } catch {
    const [stray] = strayAliases(document);
    return err(stray?.said ?? 'its aliases stand for more than is read, or for what they stand in');
  }
};

/** An alias of YAML that nothing before it names: mostly a glob that lacks its quotes. */
interface StrayAlias {
  readonly node: Alias;
  readonly said: string;
}

/** The aliases that stand for nothing, in the order of the text. */
export const strayAliases = (document: Document): readonly StrayAlias[] => {
  const anchors = new Set<string>();
  const found: StrayAlias[] = [];
  visit(document, {
    Node: (_, node) => {
      if (!isAlias(node)) {
        if (node.anchor !== undefined) anchors.add(node.anchor);
      } else if (!anchors.has(node.source))
        found.push({
          node,
          said: `\`*${node.source}\` is an alias that nothing before it names: a text that begins with \`*\` stands in quotes`,
        });
    },
  });
  return found;
};

import type { SchemaType, TypeNode } from 'groq-js';
import { alternatives, documentType } from './extractedSchema.ts';

/**
 * The paths, such as `faqItems[].question`, that a document type does not have. A reference has the paths of its
 * target.
 */
export function unknownPaths(schema: SchemaType, type: string, paths: Iterable<string>): string[] {
  const document = documentType(schema, type);
  if (!document) throw new Error(`The schema has no type ${type}.`);
  return [...paths].filter((path) => reach(document, path.split(/\.|(?=\[\])/)).length === 0);

  function reach(node: TypeNode, [step, ...rest]: readonly string[]): TypeNode[] {
    if (step === undefined) return [node];
    return alternatives(schema, node)
      .flatMap((one): TypeNode[] => {
        const target = one.type === 'object' ? documentType(schema, one.dereferencesTo ?? '') : undefined;
        return target ? [one, target] : [one];
      })
      .flatMap((one) => {
        if (step === '[]') return one.type === 'array' ? [one.of] : [];
        const field = one.type === 'object' ? one.attributes[step]?.value : undefined;
        return field ? [field] : [];
      })
      .flatMap((next) => reach(next, rest));
  }
}

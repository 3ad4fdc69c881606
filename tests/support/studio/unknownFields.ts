import { type ExprNode, type ObjectAttributeNode, type SchemaType, type TypeNode, parse } from 'groq-js';
import { alternatives } from './extractedSchema.ts';

/** The types that a GROQ expression may have. */
type Types = readonly TypeNode[];

/** The types of `@` and of `^`. */
interface Scope {
  self: Types;
  parent?: Scope | undefined;
  /** Whether it is that of an element of a list, which `^` passes over. */
  isHidden?: boolean;
}

const ANYTHING: Types = [{ type: 'unknown' }];

/**
 * The fields that a GROQ query reads and the schema does not have. A field must exist in one of the types that an
 * expression may have: instead of a reference, the document itself may be stored (`coalesce(brand->, brand)`).
 */
export function unknownFields(schema: SchemaType, groq: string): string[] {
  const faults = new Set<string>();
  const documents = schema.flatMap((one): Types =>
    one.type === 'document' ? [{ type: 'object', attributes: one.attributes }] : [],
  );
  // Slices need numbers; the values of other parameters do not matter.
  const params = Object.fromEntries([...groq.matchAll(/\$(\w+)/g)].map(([, name]) => [name, 0]));
  typesOf(parse(groq, { params }), { self: [] });
  return [...faults];

  function typesOf(node: ExprNode, scope: Scope): Types {
    switch (node.type) {
      case 'Everything':
        return [{ type: 'array', of: { type: 'union', of: [...documents] } }];
      case 'This':
        return scope.self;
      case 'Parent':
        return parentOf(scope, node.n).self;
      case 'AccessAttribute':
        return fieldOf(node.base ? typesOf(node.base, scope) : scope.self, node.name);
      case 'Filter': {
        const entries = narrowed(entriesOf(typesOf(node.base, scope)), node.expr);
        typesOf(node.expr, nested(scope, entries));
        return listOf(entries);
      }
      case 'Projection':
        return typesOf(node.expr, nested(scope, typesOf(node.base, scope)));
      case 'Map':
      case 'FlatMap': {
        const entries = entriesOf(typesOf(node.base, scope));
        const mapped = typesOf(node.expr, { ...nested(scope, entries), isHidden: true });
        return listOf(node.type === 'Map' ? mapped : entriesOf(mapped));
      }
      case 'ArrayCoerce':
      case 'Slice':
      case 'Group':
        return typesOf(node.base, scope);
      case 'AccessElement':
        return entriesOf(typesOf(node.base, scope));
      case 'Deref':
        return typesOf(node.base, scope).flatMap((type) =>
          type.type === 'object' && type.dereferencesTo !== undefined ? target(type.dereferencesTo) : [],
        );
      case 'Object':
        return [
          {
            type: 'object',
            attributes: Object.fromEntries(node.attributes.flatMap((one) => attributes(one, scope))),
          },
        ];
      case 'Array':
        return listOf(
          node.elements.flatMap(({ value, isSplat }) => {
            const types = typesOf(value, scope);
            return isSplat ? entriesOf(types) : types;
          }),
        );
      case 'PipeFuncCall':
        for (const argument of node.args) {
          typesOf(argument, nested(scope, entriesOf(typesOf(node.base, scope))));
        }
        return typesOf(node.base, scope);
      case 'FuncCall': {
        const results = node.args.map((argument) => typesOf(argument, scope));
        return node.name === 'coalesce' ? results.flat() : ANYTHING;
      }
      case 'Select':
        return [
          ...node.alternatives.flatMap(({ condition, value }) => {
            typesOf(condition, scope);
            return typesOf(value, { ...scope, self: narrowed(scope.self, condition) });
          }),
          ...(node.fallback ? typesOf(node.fallback, scope) : []),
        ];
      default:
        for (const child of childrenOf(node)) typesOf(child, scope);
        return ANYTHING;
    }
  }

  function fieldOf(base: Types, name: string): Types {
    const holders = base.flatMap((type) => alternatives(schema, type)).flatMap(withTarget);
    const fields = holders.flatMap((type): TypeNode[] => {
      if (type.type === 'unknown') return [type];
      const field = type.type === 'object' ? type.attributes[name] : undefined;
      return field ? [field.value] : [];
    });
    if (holders.length > 0 && fields.length === 0)
      faults.add(`${[...new Set(holders.map(nameOf))].join('|')}.${name}`);
    return fields.flatMap((field) => alternatives(schema, field));
  }

  /** Adds the document, which may be stored instead of a reference to it. */
  function withTarget(type: TypeNode): Types {
    return type.type === 'object' && type.dereferencesTo !== undefined
      ? [type, ...target(type.dereferencesTo)]
      : [type];
  }

  function attributes(one: ObjectAttributeNode, scope: Scope) {
    const types = typesOf(one.value, scope);
    if (one.type === 'ObjectConditionalSplat') typesOf(one.condition, scope);
    if (one.type === 'ObjectAttributeValue') return [[one.name, attribute(types)] as const];
    return types.flatMap((type) =>
      type.type === 'object'
        ? Object.keys(type.attributes).map((name) => [name, attribute(fieldOf([type], name))] as const)
        : [],
    );
  }

  function target(name: string): Types {
    return documents.filter((type) => nameOf(type) === name);
  }

  function entriesOf(types: Types): Types {
    return types.flatMap((type) =>
      type.type === 'array' ? alternatives(schema, type.of) : type.type === 'unknown' ? [type] : [],
    );
  }
}

/** The document types for which a condition such as `_type == "place" && …` can be true. */
function narrowed(types: Types, condition: ExprNode): Types {
  const names = typeNames(condition);
  return names.length === 0 ? types : types.filter((type) => names.includes(nameOf(type)));
}

function typeNames(condition: ExprNode): string[] {
  if (condition.type === 'Group') return typeNames(condition.base);
  if (condition.type === 'And') return [...typeNames(condition.left), ...typeNames(condition.right)];
  if (condition.type !== 'OpCall' || condition.op !== '==') return [];
  const { left, right } = condition;
  const isType = left.type === 'AccessAttribute' && left.name === '_type' && !left.base;
  return isType && right.type === 'Value' ? [String(right.value)] : [];
}

/** The document type, or `object`. */
function nameOf(type: TypeNode): string {
  const name = type.type === 'object' ? type.attributes._type?.value : undefined;
  return name?.type === 'string' && name.value !== undefined ? name.value : type.type;
}

/** Nested as in groq-js. */
function nested(scope: Scope, self: Types): Scope {
  return { self, parent: scope.isHidden ? scope.parent : scope };
}

function parentOf(scope: Scope, levels: number): Scope {
  return levels === 0 ? scope : parentOf(scope.parent ?? { self: ANYTHING }, levels - 1);
}

const listOf = (types: Types): Types => [{ type: 'array', of: { type: 'union', of: [...types] } }];

const attribute = (types: Types) => ({
  type: 'objectAttribute' as const,
  value: { type: 'union' as const, of: [...types] },
});

function childrenOf(node: ExprNode): ExprNode[] {
  return Object.values(node).flatMap((part: unknown) =>
    (Array.isArray(part) ? part : [part]).filter(
      (one): one is ExprNode => typeof one === 'object' && one !== null && 'type' in one,
    ),
  );
}

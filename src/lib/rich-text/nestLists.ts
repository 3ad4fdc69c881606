import type { TextBlock } from '../schema/portableText.ts';

/** Deeper items stay at this depth: the renderer is recursive, and a thousand levels overflow its stack. */
const MAX_DEPTH = 100;

/** A list node as @portabletext/toolkit creates it and its renderers expect it. */
export interface ListNode {
  _type: '@list';
  _key: string;
  mode: 'html';
  level: number;
  listItem: string;
  children: ListItem[];
}

/** A list item contains its text, followed by nested lists. */
export type ListItem = Omit<TextBlock, 'children'> & {
  children: (TextBlock['children'][number] | ListNode)[];
};

/**
 * Nests list items by their levels. The toolkit's own nesting moves a list to the top and restarts its numbering if
 * levels are skipped or kinds change below the first level.
 *
 * @param nodes blocks with unique keys; blocks that are not list items stay unchanged.
 */
export function nestLists<Other>(
  nodes: readonly (TextBlock | Other)[],
  isBlock: (node: TextBlock | Other) => node is TextBlock,
): (TextBlock | Other | ListNode)[] {
  const tree: (TextBlock | Other | ListNode)[] = [];
  /** The path from the outermost list to the list of the last item. */
  let open: ListNode[] = [];
  for (const node of nodes) {
    if (!isBlock(node) || node.listItem === undefined) {
      open = [];
      tree.push(node);
      continue;
    }
    const level = node.level ?? 1;
    open = open.filter(
      (list) => list.level < level || (list.level === level && list.listItem === node.listItem),
    );
    const parent = open.at(-1);
    if (!parent || (parent.level < level && open.length < MAX_DEPTH)) {
      open.push(listIn(parent?.children.at(-1)?.children ?? tree, node.listItem, level, `${node._key}-list`));
    }
    open.at(-1)?.children.push({ ...node, children: [...node.children] });
  }
  return tree;
}

/** Continues the last sibling list if it is of the same kind: its items were nested deeper than necessary. */
function listIn(siblings: unknown[], listItem: string, level: number, _key: string): ListNode {
  const last = siblings.at(-1) as Partial<ListNode> | undefined;
  if (last?._type === '@list' && last.listItem === listItem)
    return Object.assign(last as ListNode, { level });
  const list: ListNode = { _type: '@list', _key, mode: 'html', level, listItem, children: [] };
  siblings.push(list);
  return list;
}

import type { TextBlock } from '../model/portableText.ts';

/** Deeper items stay at this depth: the renderer recurses, and a thousand levels overflow its stack. */
const DEEPEST = 100;

/** A list as @portabletext/toolkit builds and its renderers know it. */
export interface ListNode {
  _type: '@list';
  _key: string;
  mode: 'html';
  level: number;
  listItem: string;
  children: ListItem[];
}

/** A list item holds its words, and after them the lists below it. */
export type ListItem = Omit<TextBlock, 'children'> & {
  children: (TextBlock['children'][number] | ListNode)[];
};

/**
 * Puts neighbouring list items into lists, and lists into the items above them, by their levels. The toolkit's own
 * nesting moves a list to the top where levels skip or kinds change below the first level, and then counts anew.
 *
 * @param nodes blocks with unique keys; what is no list item stays as it is.
 */
export function nestLists<Other>(
  nodes: readonly (TextBlock | Other)[],
  isBlock: (node: TextBlock | Other) => node is TextBlock,
): (TextBlock | Other | ListNode)[] {
  const tree: (TextBlock | Other | ListNode)[] = [];
  /** From the outermost list to the one that the last item is in. */
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
    if (!parent || (parent.level < level && open.length < DEEPEST)) {
      open.push(listIn(parent?.children.at(-1)?.children ?? tree, node.listItem, level, `${node._key}-list`));
    }
    open.at(-1)?.children.push({ ...node, children: [...node.children] });
  }
  return tree;
}

/** The list that ends the siblings goes on where it is of the same kind: its items stood deeper than they had to. */
function listIn(siblings: unknown[], listItem: string, level: number, _key: string): ListNode {
  const last = siblings.at(-1) as Partial<ListNode> | undefined;
  if (last?._type === '@list' && last.listItem === listItem)
    return Object.assign(last as ListNode, { level });
  const list: ListNode = { _type: '@list', _key, mode: 'html', level, listItem, children: [] };
  siblings.push(list);
  return list;
}

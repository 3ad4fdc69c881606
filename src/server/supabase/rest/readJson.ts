import { ApiError } from './apiError.ts';

/** Much deeper than real rows. The stacks of Node and Postgres overflow at some thousand levels. */
const MAX_NESTING = 100;

/** @throws ApiError 400 for invalid or too deeply nested JSON */
export async function readJson(request: Request): Promise<unknown> {
  let value: unknown;
  try {
    value = await request.json();
  } catch {
    throw new ApiError(400, 'PGRST102', 'Empty or invalid json');
  }
  if (isDeeper(value, MAX_NESTING)) throw new ApiError(400, 'PGRST102', 'The json is nested too deep');
  return value;
}

/** Breadth first, because recursion could overflow the stack. */
function isDeeper(value: unknown, maxDepth: number): boolean {
  let level = [value];
  for (let depth = 0; depth <= maxDepth; depth += 1) {
    level = level.flatMap((parent) =>
      typeof parent === 'object' && parent !== null ? (Object.values(parent) as unknown[]) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}

import type { ApiRole } from '../database/openDatabase.ts';

/** An error response of the Data API. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;

  constructor(
    status: number,
    code: string,
    message: string,
    details: string | null = null,
    hint: string | null = null,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.hint = hint;
  }

  toResponse(): Response {
    const { code, details, hint, message } = this;
    return Response.json({ code, details, hint, message }, { status: this.status });
  }
}

/** HTTP statuses by Postgres error codes: https://docs.postgrest.org/en/latest/references/errors.html */
const STATUSES: readonly (readonly [RegExp, number])[] = [
  [/^(23503|23505)$/, 409],
  [/^42501$/, 403],
  [/^(42883|42P01)$/, 404],
  [/^(0L|0P|28)/, 403],
  [/^(08|53)/, 503],
  [/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|XX)/, 500],
];

/** Converts an error of Postgres; undefined for any other error. */
export function fromPostgres(error: unknown, role: ApiRole): ApiError | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  const { code } = error;
  if (!/^[0-9A-Z]{5}$/.test(code)) return undefined;
  const { detail, hint } = error as { detail?: string; hint?: string };
  const status = STATUSES.find(([codes]) => codes.test(code))?.[1] ?? 400;
  // Without a login the status is 401 instead of 403.
  const forRole = status === 403 && role === 'anon' ? 401 : status;
  return new ApiError(forRole, code, error.message, detail ?? null, hint ?? null);
}

import * as z from 'zod/mini';
import { type Application, applicationSchema } from './application.ts';
import type { BackendCall } from './backend.ts';

const PAGE = 1000;

/** Reads all applications, oldest first. */
export async function readApplications(call: BackendCall): Promise<Application[]> {
  const applications: Application[] = [];
  for (;;) {
    const page = z
      .array(applicationSchema)
      .parse(
        await call(
          `/rest/v1/vendor_applications?order=created_at.asc,id.asc&limit=${PAGE}&offset=${applications.length}`,
        ),
      );
    applications.push(...page);
    if (page.length < PAGE) return applications;
  }
}

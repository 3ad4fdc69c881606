import {
  EnvironmentError,
  type SiteEnvironment,
  readSiteEnvironment,
} from '#lib/environment/siteEnvironment.ts';

/** The environment of the build; a malformed variable ends it. */
export function siteEnvironment(): SiteEnvironment {
  try {
    return readSiteEnvironment(process.env);
  } catch (error) {
    return exitWith(error);
  }
}

/**
 * The variables that are built into the page. The Studio is only named in headers, so files are the same without one.
 */
export function pageEnvironment(): SiteEnvironment {
  return { ...siteEnvironment(), studioUrl: undefined };
}

/** Prints one line: a stack trace would hide the reason. */
function exitWith(error: unknown): never {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exit(1);
}

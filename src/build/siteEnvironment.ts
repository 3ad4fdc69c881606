import {
  EnvironmentError,
  type SiteEnvironment,
  readSiteEnvironment,
} from '#lib/environment/siteEnvironment.ts';

/** What the site is built with; a malformed variable ends the build. */
export function siteEnvironment(): SiteEnvironment {
  try {
    return readSiteEnvironment(process.env);
  } catch (error) {
    return exitWith(error);
  }
}

/** One line for the person who runs the build; a stack trace would bury it. */
function exitWith(error: unknown): never {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exit(1);
}

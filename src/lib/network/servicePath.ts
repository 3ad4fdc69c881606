/** Paths that the embedded services answer; no screen has one. */
export const SERVICE_PATH = /^\/(v(1|X|\d{4}-\d{2}-\d{2})|media|(rest|functions|storage)\/v1)\//;

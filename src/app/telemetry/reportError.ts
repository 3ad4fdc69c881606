/** Reports a failure to the operators of the site. */
export type ReportError = (error: Error, where: string) => void;

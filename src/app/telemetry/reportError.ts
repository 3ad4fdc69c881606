/** Reports one failure to the site's makers. */
export type ReportError = (error: Error, where: string) => void;

/** Reports that an operator uploads. */
export const reportTypes = ['annual', 'monthly', 'measurement', 'maintenance', 'other'] as const;

/** By the extension of the file. */
export const reportMediaTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.zip': 'application/zip',
};

/** Bytes. */
export const largestReport = 50_000_000;

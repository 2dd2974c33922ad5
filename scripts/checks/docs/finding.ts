export interface Finding {
  /** Path in the repository. */
  file: string;
  line: number;
  message: string;
}

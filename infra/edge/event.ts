/** The part of a CloudFront Functions event (runtime 2.0) that this site reads or writes. */
export type ViewerRequestEvent = { request: ViewerRequest };

export type ViewerRequest = {
  method: string;
  /** Path, percent-encoded as the viewer sent it. */
  uri: string;
  /** The query as the viewer sent it, without the question mark; undefined if there is none. */
  rawQueryString(): string | undefined;
  /** By lower-case name. */
  headers: Record<string, { value: string }>;
};

export type ViewerResponse = {
  statusCode: number;
  statusDescription: string;
  headers: Record<string, { value: string }>;
};

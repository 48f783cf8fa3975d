/** A request from CloudFront to an origin. Header names are lower case. */
export type OriginRequest = {
  method: string;
  /** As received, still percent-encoded. */
  path: string;
  rawQuery: string | undefined;
  headers: Record<string, string[]>;
  body: Buffer;
  clientIp: string;
};

export type OriginResponse = {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
};

export type Origin = (request: OriginRequest) => Promise<OriginResponse>;

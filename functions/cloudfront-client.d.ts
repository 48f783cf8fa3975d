/** The little that refresh-edge uses of a client that Lambda's runtime brings along; it is not bundled. */
declare module '@aws-sdk/client-cloudfront' {
  export class CreateInvalidationCommand {
    constructor(input: {
      DistributionId: string;
      InvalidationBatch: { CallerReference: string; Paths: { Quantity: number; Items: string[] } };
    });
  }
  export class CloudFrontClient {
    constructor(config: { maxAttempts: number });
    send(command: CreateInvalidationCommand): Promise<unknown>;
  }
}

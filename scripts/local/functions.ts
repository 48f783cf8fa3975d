import * as z from 'zod';
import { deploymentProviders } from './bucket-deployment.ts';
import { createFunction, type LocalFunction } from './lambda.ts';
import { existing, ignored, type Template } from './template.ts';

const FunctionSchema = z.strictObject({
  Code: z.strictObject({ S3Bucket: z.string(), S3Key: z.string() }),
  Handler: z.string(),
  Runtime: z.string().startsWith('nodejs'),
  Environment: z.strictObject({ Variables: z.record(z.string(), z.string()) }).optional(),
  MemorySize: z.number().default(128),
  Timeout: z.number().default(3),
  // Neither permissions nor log groups nor limits of concurrency are simulated.
  ...{ Architectures: ignored, Description: ignored, LoggingConfig: ignored, Role: ignored, Tags: ignored },
  ...{ ReservedConcurrentExecutions: ignored, TracingConfig: ignored },
});

export type Functions = {
  /** By ARN, name or a part of the logical id. */
  find(name: string): LocalFunction;
  stop(): Promise<void>;
};

/**
 * The template's Lambda functions. Each process gets the template's environment and nothing from ours, plus the
 * addresses of the local services in the SDK's own variables.
 */
export function createFunctions(
  template: Template,
  options: {
    /** By the SDK's name of the service, such as DYNAMODB. */
    services: Record<string, string>;
    /** Replaces variables that a function has, unless they point to this machine. */
    overrides: Record<string, string>;
    processes: number;
    log(functionName: string, line: string): void;
  },
): Functions {
  const endpoints = Object.entries(options.services).map(([service, url]) => [
    `AWS_ENDPOINT_URL_${service}`,
    url,
  ]);
  const providers = deploymentProviders(template);
  const functions = new Map<string, LocalFunction>();
  for (const id of template.ofType('AWS::Lambda::Function')) {
    const [name, arn] = [template.ref(id), template.getAtt(id, 'Arn')];
    if (providers.includes(arn)) continue;
    const properties = template.read(id, FunctionSchema);
    const variables = properties.Environment?.Variables ?? {};
    const overrides = Object.entries(options.overrides).filter(
      ([key]) => key in variables && !variables[key]?.startsWith('http://127.0.0.1:'),
    );
    const created = createFunction({
      name,
      arn,
      folder: template.asset(properties.Code.S3Key),
      handler: properties.Handler,
      memoryMb: properties.MemorySize,
      timeoutMs: properties.Timeout * 1000,
      environment: {
        AWS_REGION: template.region,
        AWS_ACCESS_KEY_ID: 'local',
        AWS_SECRET_ACCESS_KEY: 'local',
        AWS_LAMBDA_FUNCTION_NAME: name,
        AWS_LAMBDA_FUNCTION_MEMORY_SIZE: `${properties.MemorySize}`,
        TZ: ':UTC',
        ...Object.fromEntries(endpoints),
        ...variables,
        ...Object.fromEntries(overrides),
      },
      processes: options.processes,
      // Without the hash that the CDK appends.
      log: (line) => options.log(id.replace(/(Function)?[0-9A-F]{8}$/, ''), line),
    });
    functions.set(name, created).set(arn, created);
  }
  return {
    find(name) {
      const byPart = [...functions.keys()].find((key) => key.includes(name)) ?? '';
      return existing(functions.get(name) ?? functions.get(byPart), `function ${name}`);
    },
    stop: async () => void (await Promise.all([...functions.values()].map((each) => each.stop()))),
  };
}

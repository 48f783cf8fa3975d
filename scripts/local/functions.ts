import { join } from 'node:path';
import { LocalStackError } from './errors.ts';
import { EVENT_SOURCE_IGNORED, EventSourceSchema } from './event-source.ts';
import { createFunction, FUNCTION_IGNORED, FunctionSchema, type LocalFunction } from './lambda.ts';
import type { StackTemplate } from './stack-template.ts';

export type Functions = { find(arnOrName: string): LocalFunction; stop(): Promise<void> };

/**
 * The template's Lambda functions. Each process gets the template's environment and nothing from ours, plus the
 * local services' endpoints in the SDK's own variables.
 */
export function startFunctions(
  template: StackTemplate,
  options: {
    endpoints: Record<string, string>;
    /** Replaces variables that the function has. */
    overrides: Record<string, string>;
    /** Extra variables for every function. */
    environment?: Record<string, string>;
    /** Concurrency of each function. */
    processes?: number;
    logFolder: string;
    log(line: string): void;
  },
): Functions {
  const providers = deploymentProviders(template);
  const fedByQueues = new Set(
    template
      .ofType('AWS::Lambda::EventSourceMapping')
      .map((id) => template.read(id, EventSourceSchema, EVENT_SOURCE_IGNORED).FunctionName),
  );
  const byName = new Map<string, LocalFunction>();
  for (const id of template.ofType('AWS::Lambda::Function')) {
    const arn = template.getAtt(id, 'Arn');
    if (providers.has(arn)) continue;
    const name = template.ref(id);
    const properties = template.read(id, FunctionSchema, FUNCTION_IGNORED);
    const variables = properties.Environment?.Variables ?? {};
    const overrides = Object.entries(options.overrides).filter(([key]) => key in variables);
    const target = createFunction({
      name,
      arn,
      folder: template.asset(properties.Code.S3Key, id),
      handler: properties.Handler,
      memoryMb: properties.MemorySize,
      timeoutMs: properties.Timeout * 1000,
      inBackground: fedByQueues.has(name) || fedByQueues.has(arn),
      environment: {
        ...runtimeEnvironment(template.region, name, properties),
        ...Object.fromEntries(
          Object.entries(options.endpoints).map(([service, url]) => [`AWS_ENDPOINT_URL_${service}`, url]),
        ),
        ...variables,
        ...Object.fromEntries(overrides),
        ...options.environment,
      },
      ...(options.processes && { processes: options.processes }),
      logFile: join(options.logFolder, `${name}.log`),
      log: (line) => options.log(`${shortName(id)}: ${brief(line)}`),
    });
    byName.set(name, target).set(arn, target);
  }
  return {
    find(arnOrName) {
      const target = byName.get(arnOrName);
      if (!target)
        throw new LocalStackError(
          `Template: The local stack has no function ${arnOrName}. Check what refers to it in infra/.`,
        );
      return target;
    },
    stop: async () => void (await Promise.all([...new Set(byName.values())].map((target) => target.stop()))),
  };
}

/** Functions that only run during a deployment; here s3.ts fills the bucket. */
function deploymentProviders(template: StackTemplate): Set<string> {
  const uploads = template.ofType('Custom::CDKBucketDeployment');
  return new Set(uploads.map((id) => template.property(id, 'ServiceToken')));
}

function runtimeEnvironment(
  region: string,
  name: string,
  { Handler, MemorySize }: { Handler: string; MemorySize: number },
) {
  return {
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_LAMBDA_FUNCTION_NAME: name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(MemorySize),
    LANG: 'en_US.UTF-8',
    PATH: '/usr/local/bin:/usr/bin:/bin',
    TZ: ':UTC',
    _HANDLER: Handler,
  };
}

/** Shortens a log line for the console; the log file has it in full. */
function brief(line: string): string {
  let text = line;
  try {
    const { _aws, ...fields } = JSON.parse(line) as Record<string, unknown>;
    text = Object.entries(fields)
      .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
      .join(' ');
  } catch {
    // Not a structured line: show it as is.
  }
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

/** A logical id without the CDK's hash suffix. */
function shortName(logicalId: string): string {
  return logicalId.replace(/[0-9A-F]{8}$/, '');
}

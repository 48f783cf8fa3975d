import type { RequestListener } from 'node:http';
import * as z from 'zod';
import { readBody, sendJson } from './http.ts';
import { secretValue } from './resources.ts';
import { ignored, type Template } from './template.ts';

const SecretSchema = z.strictObject({
  Description: ignored,
  GenerateSecretString: z.strictObject({
    PasswordLength: z.literal(48),
    ExcludePunctuation: z.literal(true),
  }),
});

/** Secrets Manager: GetSecretValue of the template's secrets. */
export function createSecretsManager(template: Template): RequestListener {
  const arns = template.ofType('AWS::SecretsManager::Secret').map((id) => {
    template.read(id, SecretSchema);
    return template.ref(id);
  });
  return async (request, response) => {
    const { SecretId: ARN = '', VersionStage = 'AWSCURRENT' } = JSON.parse(
      (await readBody(request))?.toString() || '{}',
    );
    const type = 'application/x-amz-json-1.1';
    if (request.headers['x-amz-target'] !== 'secretsmanager.GetSecretValue')
      return sendJson(response, 400, { __type: 'InvalidRequestException', Message: 'Not simulated' }, type);
    // None has been changed yet.
    if (!arns.includes(ARN) || VersionStage !== 'AWSCURRENT')
      return sendJson(response, 400, { __type: 'ResourceNotFoundException', Message: 'Not found' }, type);
    const Name = ARN.replace(/^.*:secret:/, '');
    return sendJson(response, 200, { ARN, Name, SecretString: secretValue(ARN) }, type);
  };
}

/**
 * Replaces the SDK's credential provider chain in the handlers' bundles: Lambda passes credentials in the environment,
 * and the other providers (files, SSO, web identity, instance metadata) would be a third of each bundle.
 */
export const defaultProvider = () => async () => {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = process.env;
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) {
    throw new Error('Handlers read AWS credentials from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY only');
  }
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
  };
};

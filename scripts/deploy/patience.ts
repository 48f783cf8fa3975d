const TRIES = 2;
const CONNECT_SECONDS = 5;
const ANSWER_SECONDS = 15;

/** For every call to AWS of somebody who waits. The SDK sets no limit: where nothing answers, it would be silent for good. */
export const patience = {
  maxAttempts: TRIES,
  requestHandler: {
    connectionTimeout: CONNECT_SECONDS * 1000,
    requestTimeout: ANSWER_SECONDS * 1000,
    throwOnRequestTimeout: true,
    // As the AWS CLI and the CDK's do: HTTPS_PROXY and NO_PROXY.
    httpsAgent: { proxyEnv: process.env },
  },
};

/** The same for the AWS CLI, which by default waits for five minutes. */
export const cliPatience = {
  args: ['--cli-connect-timeout', `${CONNECT_SECONDS}`, '--cli-read-timeout', `${ANSWER_SECONDS}`],
  env: { AWS_MAX_ATTEMPTS: `${TRIES}` },
};

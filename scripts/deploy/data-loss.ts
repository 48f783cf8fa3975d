/** What holds data that no deployment brings back. */
const KEEPERS = ['AWS::DynamoDB::Table', 'AWS::S3::Bucket', 'AWS::SecretsManager::Secret'];

/**
 * Lines of `cdk diff` by which something that keeps data would be replaced or given up. Their data stay in AWS (tables
 * and buckets are retained), but the site would no longer see them.
 */
export function dataLosses(diff: string): string[] {
  return diff
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => KEEPERS.some((type) => line.includes(`${type} `)))
    .filter((line) => /^\[-\]|\b(?:replace|destroy|orphan)(?:d|$)|may be replaced/.test(line));
}

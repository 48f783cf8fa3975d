import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';

export type MonthlyBudgetProps = {
  /** US dollars: AWS bills in them. */
  amount: number;
  email: string;
};

/**
 * Writes a mail when the account costs more in a month than it should. It counts the whole account: costs by tag
 * would have to be switched on by hand first, and a forgotten switch is worse than a mail too many.
 */
export class MonthlyBudget extends Construct {
  constructor(scope: Construct, id: string, { amount, email }: MonthlyBudgetProps) {
    super(scope, id);
    const mailTo = [{ subscriptionType: 'EMAIL', address: email }];
    const above = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: {
        notificationType,
        comparisonOperator: 'GREATER_THAN',
        threshold,
        thresholdType: 'PERCENTAGE',
      },
      subscribers: mailTo,
    });
    // Without a name of its own: another address replaces the budget, and the new one is made before the old one goes.
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount, unit: 'USD' },
      },
      notificationsWithSubscribers: [above('ACTUAL', 80), above('ACTUAL', 100), above('FORECASTED', 100)],
    });
  }
}

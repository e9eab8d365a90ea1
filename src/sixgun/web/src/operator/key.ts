/** How the parts of the page find the operator. */

import type { InjectionKey } from "vue";
import { inject } from "vue";
import type { Operator } from "./operator";

export const OPERATOR: InjectionKey<Operator> = Symbol("operator");

export function useOperator(): Operator {
  const operator = inject(OPERATOR);
  if (!operator) {
    throw new Error("this part stands on no page of an operator");
  }
  return operator;
}

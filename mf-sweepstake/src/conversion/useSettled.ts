import { useEffect, useState } from 'react';

/** A value as it has stood for the time, in ms; what it was at first counts at once. */
export function useSettled<Value>(value: Value, time: number): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), time);
    return () => clearTimeout(timer);
  }, [value, time]);
  return settled;
}

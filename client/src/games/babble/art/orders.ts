import type { Order } from "../babble";

/** The signs of the orders, on 24 × 24: bricks, a basket that is filled, a hand, an eye. */
export const ORDER_SHAPES: Record<Order, string> = {
  build:
    '<path d="M9 5h6v5H9zM4 11.2h7.4v5H4zM12.6 11.2H20v5h-7.4zM2 17.4h6v4H2zM9 17.4h6v4H9zM16 17.4h6v4h-6z"/>',
  draw: '<path d="M10.3 2h3.4v5.4h3L12 12.2 7.3 7.4h3zM3 13h18l-2.2 8.500H5.200z"/>',
  give: '<path d="M12.5 2.500h8v7h-8zM1.5 13.500h4V22h-4zM6.5 14.200c2.5-1.8 4.5-1.5 6.5 0h3.500c1.6 0 1.6 2.2 0 2.200h-4.3 5.300l4-2.600c1.4-.7 2.3.8 1.2 1.800l-5.2 4.400c-.8.6-1.4.8-2.3.8H6.500z"/>',
  reveal:
    '<path fill-rule="evenodd" d="M1 12C5 5.5 8.5 4 12 4s7 1.5 11 8c-4 6.5-7.5 8-11 8S5 18.5 1 12zm11-4.600a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0-9.200zm0 2.300a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.600z"/>',
};

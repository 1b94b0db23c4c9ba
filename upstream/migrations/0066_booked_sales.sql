-- What networks approved or paid, by when: invoices list it by that day.
CREATE INDEX network_sales_booked ON network_sales (modified_at) WHERE state IN ('approved', 'paid');
